/// The larger of two numbers.
///
/// One instruction, which `max` is not: that has a rule of its own for what is no number. Here
/// it is the second one.
@inline(__always)
func larger(_ one: Double, _ other: Double) -> Double { one > other ? one : other }
