/// The candidate most like a mistyped word, or nil when none is near enough to be meant.
///
/// Near is a third of the word's length in edits (insertions, deletions, substitutions and swaps of
/// neighbours), case not counted. Among equals the first wins.
///
///     suggestion(for: "viewDidApear:", among: ["viewDidLoad", "viewDidAppear:"])  // "viewDidAppear:"
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars)
  guard (1...80).contains(letters.count) else { return nil }
  var best: String?
  var limit = max(1, letters.count / 3)
  for candidate in candidates where candidate != word {
    let other = candidate.lowercased().unicodeScalars
    guard abs(other.count - letters.count) <= limit,
      let distance = editDistance(letters, Array(other), atMost: limit)
    else { continue }
    (best, limit) = (candidate, distance - 1)
  }
  return best
}

/// The optimal string alignment distance (Damerau 1964, restricted to one edit a substring); nil
/// where it is over the limit, which is seen as soon as two rows are.
func editDistance<Letter: Equatable>(
  _ one: [Letter], _ other: [Letter], atMost limit: Int
) -> Int? {
  var beforePrevious: [Int] = []
  var previous = Array(0...other.count)
  var leastOfPrevious = 0
  for i in one.indices {
    var current = [i + 1]
    current.reserveCapacity(other.count + 1)
    var least = i + 1
    for j in other.indices {
      var cost = min(previous[j + 1] + 1, current[j] + 1)
      cost = min(cost, previous[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
      least = min(least, cost)
    }
    if min(least, leastOfPrevious) > limit { return nil }
    (beforePrevious, previous, leastOfPrevious) = (previous, current, least)
  }
  return previous[other.count] <= limit ? previous[other.count] : nil
}
