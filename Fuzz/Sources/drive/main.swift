// Random calls of the public surface: drive SEED FIRST COUNT PLACE. `Scripts/drive.sh` starts it
// again behind each call that ends it.
internal import Glibc

let words = CommandLine.arguments
guard words.count == 5, let seed = UInt64(words[1]), let first = UInt64(words[2]),
  let count = UInt64(words[3])
else {
  print("drive SEED FIRST COUNT PLACE: PLACE is the file that names the call at work")
  exit(2)
}
let place = Place(path: words[4])
for number in first..<(first + count) {
  var random = RandomArguments(seed: seed, call: number)
  let operation = operations[random.index(below: operations.count)]
  place.mark(number, operation.name)
  // A call that takes longer hangs, and the alarm ends it.
  alarm(10)
  operation.call(&random)
}
