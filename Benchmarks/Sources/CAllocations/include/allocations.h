#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How many times this thread asked for memory since it began.
unsigned long long allocations_so_far(void);

#endif
