#include "algebra.h"

double sum_of_sequence(const struct straight_way *ways, long count, const double *times,
                       long time_count) {
  double sum = 0;
  for (long i = 0; i < time_count; i++) {
    double time = times[i];
    long low = 0, high = count - 1;
    while (low < high) {
      long middle = (low + high) / 2;
      if (time <= ways[middle].end) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    const struct straight_way *way = &ways[low];
    sum += way->from * (1 - (time - way->start) / (way->end - way->start));
  }
  return sum;
}

double sum_of_parallel(const struct straight_way *ways, long count, const double *times,
                       long time_count) {
  double sum = 0;
  for (long i = 0; i < time_count; i++) {
    double time = times[i], total = 0;
    for (long way = 0; way < count; way++) {
      double progress = (time - ways[way].start) / (ways[way].end - ways[way].start);
      total += ways[way].from * (1 - (progress < 1 ? progress : 1));
    }
    sum += total / (double)count;
  }
  return sum;
}
