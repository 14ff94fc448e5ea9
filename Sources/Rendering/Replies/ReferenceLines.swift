import Interpreter
import Phrases
import Sessions
import Simulator
import Syntax

// A page of the reference: what a class is, and what it offers.
extension Renderer {
  /// The words that stand for kinds of members are those of the language itself.
  func page(of reference: Reference) -> [String] {
    let isSwift = reference.dialect == .swift
    var head = [Run(reference.lineage.joined(separator: " : "), .title)]
    if reference.since > .oldest { head.append(Run("  " + era(reference.since), .quiet)) }
    let kinds: [(word: String, members: [Reference.Member])] = [
      (isSwift ? "var" : "@property", reference.properties),
      (isSwift ? "func" : "-", reference.methods),
      (isSwift ? "static" : "+", reference.classMethods),
    ]
    let rows = kinds.filter { !$0.members.isEmpty }.map { kind in
      [[], [Run(kind.word, .quiet, isUnbreakable: true)], list(kind.members)]
    }
    return wrap(head, width: width, hanging: 2, theme: theme)
      + sentence(phrases.meaning(ofClass: reference.className) ?? "")
      + columns(rows, width: width, theme: theme)
  }

  private func list(_ members: [Reference.Member]) -> [Run] {
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

  private func era(_ version: UIKitVersion) -> String { "iOS\u{A0}\(version)+" }
}
