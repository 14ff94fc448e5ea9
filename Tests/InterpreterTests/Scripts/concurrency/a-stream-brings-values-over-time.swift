final class Feed {
  var continuation: AsyncStream<Int>.Continuation?
  lazy var numbers = AsyncStream<Int> { continuation in
    self.continuation = continuation
    continuation.onTermination = { print("ended", $0) }  // prints: ended finished
  }
}
let feed = Feed()
Task {
  for await n in feed.numbers { print("got", n) }  // prints: got 1 | got 2 | got 3
  print("over")  // prints: over
}
feed.continuation?.yield(1)
feed.continuation?.yield(2)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  feed.continuation?.yield(3)
  feed.continuation?.finish()
  feed.continuation?.yield(4)
}
:wait 2
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let reader = Task {
  for await text in stream where text != "b" { print(text) }  // prints: a | c
  print("cancelled", Task.isCancelled)  // prints: cancelled true
}
for text in ["a", "b", "c"] { continuation.yield(text) }
reader.cancel()
Task {
  var left = 3
  let countdown = AsyncStream<Int>(unfolding: {
    left -= 1
    return left > 0 ? left : nil
  })
  for await n in countdown { print("countdown", n) }  // prints: countdown 2 | countdown 1
}
func number() async -> Int? { left -= 1; return left > 0 ? left : nil }
var left = 3
Task {
  // Swift takes the initialiser whose closure takes as much as is written.
  let unfolded = AsyncStream { await number() }
  for await n in unfolded { print("unfolded", n) }  // prints: unfolded 2 | unfolded 1
  let sent = AsyncStream<Int> { $0.yield(7); $0.finish() }
  for await n in sent { print("sent", n) }  // prints: sent 7
}
