#ifndef POKEANIM_CPNG_SHIM_H
#define POKEANIM_CPNG_SHIM_H
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

/* The bytes of a file that are still to be read, and what libpng says of an error. */
struct cpng_file {
  const unsigned char *next;
  size_t left;
  char message[64];
};

static inline void cpng_read_bytes(png_structp png, png_bytep bytes, size_t count) {
  struct cpng_file *file = (struct cpng_file *)png_get_io_ptr(png);
  if (count > file->left) png_error(png, "read beyond end of data");
  memcpy(bytes, file->next, count);
  file->next += count;
  file->left -= count;
}

static inline void cpng_fail(png_structp png, png_const_charp message) {
  struct cpng_file *file = (struct cpng_file *)png_get_error_ptr(png);
  strncpy(file->message, message, sizeof file->message - 1);
  png_longjmp(png, 1);
}

static inline void cpng_pass_over(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/* Reads all pixels of a file, whose size is known, as 0xAARRGGBB in sRGB, not premultiplied.
   Returns 0, with a message, for a broken file. Swift can't call setjmp. */
static inline int cpng_read_pixels(struct cpng_file *file, uint32_t width, uint32_t height,
                                   uint32_t *pixels) {
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, file, cpng_fail, cpng_pass_over);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    strncpy(file->message, "out of memory", sizeof file->message - 1);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, file, cpng_read_bytes);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "another size");
  png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_bgr(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "another kind of pixels");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t row = 0; row < height; row++)
      png_read_row(png, (png_bytep)(pixels + (size_t)row * width), NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
#endif
