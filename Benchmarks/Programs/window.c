// The least that a program with a window does, for Scripts/measure-start.sh: SDL2, a window of the
// size of ours without OpenGL, one colour in its surface, and then the event loop. With --stats it
// says when its first picture was there, on the clock and with the words of pokeanim.
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// The start of the process, which the system keeps in hundredths of a second.
static double start(void) {
  char line[1024] = "";
  FILE *file = fopen("/proc/self/stat", "r");
  if (!file || !fgets(line, sizeof line, file)) return 0;
  fclose(file);
  char *field = strrchr(line, ')');
  for (int count = 0; field && count < 20; count++) field = strchr(field + 1, ' ');
  return field ? strtoll(field, NULL, 10) * 1e3 / sysconf(_SC_CLK_TCK) : 0;
}

int main(int count, char **words) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "plain", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 960, 720, SDL_WINDOW_RESIZABLE);
  if (!window) return 1;
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return 1;
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 250, 240, 230));
  SDL_UpdateWindowSurface(window);
  if (count > 1 && strcmp(words[1], "--stats") == 0) {
    fprintf(stderr, "plain: start-up-ms %.2f\n", milliseconds(CLOCK_BOOTTIME) - start());
  }
  SDL_Event event;
  while (SDL_WaitEvent(&event) && event.type != SDL_QUIT) {}
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
