// Runs a command and prints the most memory that it had at once, in MiB, for
// Scripts/measure-export.sh. Ends as the command does.
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **words) {
  pid_t child = fork();
  if (child < 0 || count < 2) return 127;
  if (child == 0) {
    execvp(words[1], words + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 127;
  printf("%.1f\n", usage.ru_maxrss / 1024.0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
