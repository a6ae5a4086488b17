#include "tweens.h"

double sum_of_eased(struct eased_way *ways, long count, double time,
                    const struct curve_piece *curve, long pieces) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double progress = time * ways[i].rate;
    double place = (progress < 1 ? progress : 1) * (double)pieces;
    long piece = (long)place;
    piece = piece < pieces ? piece : pieces - 1;
    double share = curve[piece].y + curve[piece].dy * (place - (double)piece);
    ways[i].value = ways[i].from + (ways[i].to - ways[i].from) * share;
  }
  for (long i = 0; i < count; i++) sum += ways[i].value;
  return sum;
}
