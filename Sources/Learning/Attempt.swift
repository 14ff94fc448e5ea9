import Notation
package import Spacing

/// A go at an item that says how well it is remembered, as the journal tells of it.
package struct Attempt: Sendable {
  package var item: String
  /// In seconds since 1970.
  package var time: Int
  /// What kind of item it was.
  package var kind: String
  package var score: Double
  /// Whether it was answered without a hint, at the first try.
  package var isUnaided: Bool
  /// Whether the answer was shown.
  package var isShown: Bool
  package var seconds: Double?

  /// Nil for what says nothing of memory: doing what was just shown, an answer beside the right
  /// one, a page that was read.
  package init?(_ entry: Entry) {
    let payload = entry.payload
    kind = payload["kind"]?.string ?? ""
    let isShown = payload["shown"]?.bool == true
    switch entry.kind {
    case .answered where payload["again"]?.bool != true: break
    case .stepDone where kind == "task" && !isShown: break
    case .hinted where isShown: break
    default: return nil
    }
    self.isShown = isShown
    item = entry.item
    time = entry.time.wall / 1000
    score = isShown ? 0 : payload["score"]?.number ?? 1
    isUnaided =
      !isShown && payload["hints"]?.integer ?? 0 == 0 && payload["tries"]?.integer ?? 1 <= 1
    seconds = entry.kind == .hinted ? nil : payload["seconds"]?.number
  }
}

extension Rating {
  /// How well something was remembered: half of it right is not enough, help makes it hard.
  package init(score: Double, isHelped: Bool, isQuick: Bool) {
    self =
      score < 0.6 ? .again : score < 1 || isHelped ? .hard : isQuick ? .easy : .good
  }
}
