/// A difference between what came and what was wanted.
struct Mismatch: Equatable {
  /// The place in the expected value, for example `arr[2][3]`.
  let place: String
  let wanted: String
  let got: String
}
