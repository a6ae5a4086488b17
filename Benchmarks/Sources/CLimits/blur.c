#include "blur.h"

#include <string.h>

static void blur_rows(const unsigned char *from, unsigned char *to, long width, long height,
                      long stride, long box) {
  long reach = box / 2;
  unsigned factor = (1u << 16) / (unsigned)box;
  for (long y = 0; y < height; y++) {
    const unsigned char *in = from + y * stride;
    unsigned char *out = to + y * stride;
    unsigned sum = 0;
    for (long x = 0; x < reach && x < width; x++) sum += in[x];
    for (long x = 0; x < width; x++) {
      if (x + reach < width) sum += in[x + reach];
      if (x > reach) sum -= in[x - reach - 1];
      out[x] = (unsigned char)((sum * factor + (1u << 15)) >> 16);
    }
  }
}

static void blur_columns(const unsigned char *from, unsigned char *to, unsigned *sums, long width,
                         long height, long stride, long box) {
  long reach = box / 2;
  unsigned factor = (1u << 16) / (unsigned)box;
  memset(sums, 0, (size_t)width * sizeof *sums);
  for (long y = 0; y < reach && y < height; y++) {
    for (long x = 0; x < width; x++) sums[x] += from[y * stride + x];
  }
  for (long y = 0; y < height; y++) {
    if (y + reach < height) {
      const unsigned char *in = from + (y + reach) * stride;
      for (long x = 0; x < width; x++) sums[x] += in[x];
    }
    if (y > reach) {
      const unsigned char *in = from + (y - reach - 1) * stride;
      for (long x = 0; x < width; x++) sums[x] -= in[x];
    }
    unsigned char *out = to + y * stride;
    for (long x = 0; x < width; x++) {
      out[x] = (unsigned char)((sums[x] * factor + (1u << 15)) >> 16);
    }
  }
}

void blur_by_boxes(unsigned char *picture, unsigned char *spare, unsigned *sums, long width,
                   long height, long stride, long box) {
  for (int pass = 0; pass < 3; pass++) {
    blur_rows(picture, spare, width, height, stride, box);
    blur_columns(spare, picture, sums, width, height, stride, box);
  }
}
