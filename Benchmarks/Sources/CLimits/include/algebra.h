#ifndef BENCH_ALGEBRA_H
#define BENCH_ALGEBRA_H

/// A straight way from one value to nothing between two times.
struct straight_way {
  double start, end, from;
};

/// The sum of the values that a sequence of ways has at some times, each way found by a search that
/// halves.
double sum_of_sequence(const struct straight_way *ways, long count, const double *times,
                       long time_count);

/// The sum of the means that ways at once have at some times.
double sum_of_parallel(const struct straight_way *ways, long count, const double *times,
                       long time_count);

#endif
