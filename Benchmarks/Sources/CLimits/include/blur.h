#ifndef BENCH_BLUR_H
#define BENCH_BLUR_H

/// Blurs a picture of one byte a pixel as a Gaussian would, by three boxes of an odd width.
///
/// `sums` has room for a row of numbers, `spare` for a picture.
void blur_by_boxes(unsigned char *picture, unsigned char *spare, unsigned *sums, long width,
                   long height, long stride, long box);

#endif
