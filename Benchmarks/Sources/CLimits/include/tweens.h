#ifndef BENCH_TWEENS_H
#define BENCH_TWEENS_H

/// A straight piece of a curve: its value at the start, and how far it rises.
struct curve_piece {
  double y, dy;
};

/// A way from one value to another along a curve, and the value that it shows.
struct eased_way {
  double rate, from, to, value;
};

/// Moves ways to a time, each by its piece of the curve; the sum of their values.
double sum_of_eased(struct eased_way *ways, long count, double time,
                    const struct curve_piece *curve, long pieces);

#endif
