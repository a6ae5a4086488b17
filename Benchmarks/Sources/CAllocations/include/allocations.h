#ifndef BENCH_ALLOCATIONS_H
#define BENCH_ALLOCATIONS_H

/// How many times memory was asked for since the program began.
unsigned long long allocations_so_far(void);

#endif
