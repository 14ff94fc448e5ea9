/// The candidate most like a mistyped word, or nil when none is near enough to be meant.
///
/// Near is a third of the word's length in edits (insertions, deletions, substitutions and swaps of
/// neighbours), case not counted. Among equals the first wins.
///
///     suggestion(for: "viewDidApear:", among: ["viewDidLoad", "viewDidAppear:"])  // "viewDidAppear:"
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased())
  guard (1...80).contains(letters.count) else { return nil }
  var best: (candidate: String, distance: Int)?
  let limit = max(1, letters.count / 3)
  for candidate in candidates where candidate != word {
    let other = Array(candidate.lowercased())
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The optimal string alignment distance (Damerau 1964, restricted to one edit a substring).
func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...other.count)
  for i in one.indices {
    var current = [i + 1]
    for j in other.indices {
      var cost = min(previous[j + 1] + 1, current[j] + 1)
      cost = min(cost, previous[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[other.count]
}
