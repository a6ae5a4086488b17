#include "layout.h"

#include <stdlib.h>

void flat_clear(struct flat_tree *tree) {
  tree->count = 0;
  tree->open = -1;
}

void flat_free(struct flat_tree *tree) {
  free(tree->nodes);
  free(tree->frames);
}

static struct flat_node *append(struct flat_tree *tree) {
  if (tree->count == tree->room) {
    tree->room = tree->room * 2 + 64;
    tree->nodes = realloc(tree->nodes, tree->room * sizeof *tree->nodes);
    tree->frames = realloc(tree->frames, tree->room * sizeof *tree->frames);
  }
  struct flat_node *node = &tree->nodes[tree->count++];
  node->parent = tree->open;
  return node;
}

void flat_begin_stack(struct flat_tree *tree, int is_vertical, double spacing) {
  struct flat_node *node = append(tree);
  node->width = node->height = 0;
  node->spacing = spacing;
  node->is_stack = 1;
  node->is_vertical = is_vertical;
  tree->open = tree->count - 1;
}

void flat_end_stack(struct flat_tree *tree) { tree->open = tree->nodes[tree->open].parent; }

void flat_add_box(struct flat_tree *tree, double width, double height) {
  struct flat_node *node = append(tree);
  node->width = width;
  node->height = height;
  node->is_stack = 0;
}

static double larger(double one, double other) { return one > other ? one : other; }
static double smaller(double one, double other) { return one < other ? one : other; }

/// Children come after their parents, so that backwards each is measured before its parent counts.
static void measure(struct flat_node *nodes, int count) {
  for (int i = count - 1; i > 0; i--) {
    struct flat_node *node = &nodes[i], *parent = &nodes[node->parent];
    if (parent->is_vertical) {
      parent->height += (parent->height > 0 ? parent->spacing : 0) + node->height;
      parent->width = larger(parent->width, node->width);
    } else {
      parent->width += (parent->width > 0 ? parent->spacing : 0) + node->width;
      parent->height = larger(parent->height, node->height);
    }
  }
}

static void place(struct flat_tree *tree, double width, double height) {
  struct flat_node *nodes = tree->nodes;
  struct flat_rect *frames = tree->frames;
  frames[0] = (struct flat_rect){0, 0, width, height};
  nodes[0].next = 0;
  for (int i = 1; i < tree->count; i++) {
    struct flat_node *node = &nodes[i], *parent = &nodes[node->parent];
    struct flat_rect cell = frames[node->parent];
    if (parent->is_vertical) {
      cell.y += parent->next;
      cell.height = node->height;
      parent->next += node->height + parent->spacing;
    } else {
      cell.x += parent->next;
      cell.width = node->width;
      parent->next += node->width + parent->spacing;
    }
    if (!node->is_stack) {
      cell.x += (cell.width - node->width) * 0.5;
      cell.y += (cell.height - node->height) * 0.5;
      cell.width = smaller(cell.width, node->width);
      cell.height = smaller(cell.height, node->height);
    }
    node->next = 0;
    frames[i] = cell;
  }
}

void flat_solve(struct flat_tree *tree, double width, double height) {
  measure(tree->nodes, tree->count);
  place(tree, width, height);
}
