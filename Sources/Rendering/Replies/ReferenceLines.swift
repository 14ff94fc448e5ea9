import Phrases
import Sessions
import Typesetting

// A page of the reference: what a class is, and what it offers.
extension Renderer {
  /// The class with those above it, what it is, and its members by kind.
  func page(_ page: ClassPage) -> [String] {
    var head = [Run(page.lineage.joined(separator: " : "), .title)]
    if let since = page.since { head.append(Run("  " + era(since), .quiet)) }
    let rows = page.kinds.map { kind in
      [[], [Run(kind.word, .quiet, isUnbreakable: true)], list(kind.members)]
    }
    return wrap(head, width: width, hanging: 2, theme: theme)
      + sentence(phrases.meaning(ofClass: page.className) ?? "")
      + columns(rows, width: width, theme: theme)
  }

  /// Names with commas between them, each with the version that has brought it.
  private func list(_ members: [ClassPage.Member]) -> [Run] {
    var runs: [Run] = []
    for (place, member) in members.enumerated() {
      runs.append(Run(member.name, .code, isUnbreakable: true))
      if let since = member.since {
        runs.append(Run(" (" + era(since) + ")", .quiet))
      }
      if place < members.count - 1 { runs.append(Run(", ")) }
    }
    return runs
  }

  /// The space does not break.
  private func era(_ version: String) -> String { "iOS\u{A0}\(version)+" }
}
