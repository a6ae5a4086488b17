#ifndef BENCH_LAYOUT_H
#define BENCH_LAYOUT_H

/// A rectangle in points.
struct flat_rect {
  double x, y, width, height;
};

/// A box, or a stack of the nodes that follow it. The nodes lie in one list, parents first.
struct flat_node {
  double width, height, spacing;
  /// Along its axis, while its children are placed.
  double next;
  int parent, is_stack, is_vertical;
};

/// A tree of boxes and stacks in memory that is kept.
struct flat_tree {
  struct flat_node *nodes;
  struct flat_rect *frames;
  int count, room, open;
};

/// Forgets all nodes.
void flat_clear(struct flat_tree *tree);

void flat_free(struct flat_tree *tree);

/// Begins a stack that fills its cell; what is added until its end are its children.
void flat_begin_stack(struct flat_tree *tree, int is_vertical, double spacing);

void flat_end_stack(struct flat_tree *tree);

/// Adds a box of a size that keeps to the middle of its cell.
void flat_add_box(struct flat_tree *tree, double width, double height);

/// Measures from the leaves up, places from the root down in a room, and keeps each node's frame on
/// the screen.
void flat_solve(struct flat_tree *tree, double width, double height);

#endif
