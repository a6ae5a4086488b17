import Engine

enum Placeholder {}
