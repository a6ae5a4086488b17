/// A vector file that can't be read as what it is to be: the place in it, and what is wrong.
struct VectorError: Error, CustomStringConvertible {
  let place: String
  let problem: String

  init(_ place: String, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  var description: String { place.isEmpty ? problem : "\(place): \(problem)" }
}
