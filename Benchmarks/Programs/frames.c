// The least that frame files cost, for Scripts/measure-frames.sh: the bytes of a frame are copied
// into a buffer and written to a file of their own, again and again.
//
// Usage: frames COUNT BYTES PATTERN   (as in 60 6220854 /dev/shm/frame-%04d.bmp)
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count != 4) return 2;
  int frames = atoi(words[1]);
  size_t size = strtoul(words[2], NULL, 10);
  char *picture = malloc(size), *buffer = malloc(size), path[4096];
  if (!picture || !buffer) return 1;
  for (size_t place = 0; place < size; place++) picture[place] = (char)(place * 2654435761u >> 24);
  for (int frame = 0; frame < frames; frame++) {
    picture[frame % size]++;
    memcpy(buffer, picture, size);
    snprintf(path, sizeof path, words[3], frame);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0) return 1;
    for (size_t done = 0; done < size;) {
      ssize_t part = write(file, buffer + done, size - done);
      if (part < 0) return 1;
      done += part;
    }
    close(file);
  }
  return 0;
}
