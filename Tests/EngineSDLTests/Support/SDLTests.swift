import Testing

/// Tests that start SDL in their own process: there is one SDL in it, so they take turns.
@Suite(.serialized) struct SDLTests {}
