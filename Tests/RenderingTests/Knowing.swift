import Curriculum
import Grading

@testable import Sessions

/// What somebody types who knows every answer, or is wrong on purpose.
extension Asked {
  var rightEntries: [String] {
    if case .fix(let fix) = exercise { return CodeEdit.entries(from: code, to: fix.solved) }
    return entries(of: rightAnswer)
  }

  /// A wrong answer to what cannot be tried again; where there are ideas to be caught at, one of
  /// them.
  func wrongEntries(catching ideas: Set<String>) -> [String] {
    let right = rightAnswer
    let others = shown.map(\.id).filter { !right.contains($0) }
    let caught = others.first(where: ideas.contains) ?? others.first
    switch exercise {
    case .choice, .sources: return entries(of: caught.map { [$0] } ?? [])
    case .order, .classify: return entries(of: right.reversed() + (caught.map { [$0] } ?? []))
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): return entries(of: right.reversed() + (caught.map { [$0] } ?? []))
      case .calls(_, .memory, _), .prints:
        return entries(
          of: right.count > 1 ? Array(right.dropFirst()) + right.prefix(1) : ["viewDidUnload"])
      case .owners, .number: return ["\((right.first.flatMap { Int($0) } ?? 0) + 1)"]
      }
    case .spot:
      let isFirst = right.first == "1" || right.first?.hasPrefix("1:") == true
      return entries(of: isFirst ? [] : ["1"] + right.dropFirst())
    case .versions:
      let first = right.first == "y" ? "n" : right.first == "n" ? "y" : "0"
      return [([first] + right.dropFirst()).joined(separator: " ")]
    case .task, .drive, .fix, .fill: return []
    }
  }

  private func entries(of answer: [String]) -> [String] {
    switch exercise {
    case .choice, .sources: return [letter(of: answer.first)]
    case .order, .classify: return [numbers(of: answer)]
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): return [numbers(of: answer)]
      case .calls(_, .memory, _), .prints: return answer.isEmpty ? ["0"] : answer + [""]
      case .owners, .number: return answer
      }
    case .spot, .versions: return [answer.isEmpty ? "0" : answer.joined(separator: " ")]
    case .task, .drive, .fix, .fill: return answer
    }
  }

  private func numbers(of ids: [String]) -> String {
    let places = ids.compactMap { id in shown.firstIndex { $0.id == id } }
    return places.isEmpty ? "0" : places.map { "\($0 + 1)" }.joined(separator: " ")
  }

  /// An opinion is as good as any other.
  private func letter(of id: String?) -> String {
    let place = shown.firstIndex { $0.id == id } ?? 0
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place)))
  }
}

/// What turns code into other code at the prompt: the lines between those that stay.
private enum CodeEdit {
  static func entries(from code: String, to solved: String) -> [String] {
    var (old, new) = (lines(of: code)[...], lines(of: solved)[...])
    while let line = old.first, line == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let line = old.last, line == new.last {
      old.removeLast()
      new.removeLast()
    }
    let text = new.joined(separator: "\n")
    let numbers = old.indices.map { $0 + 1 }
    if numbers.isEmpty { return ["\(old.startIndex)+ " + text] }
    let superfluous = numbers.dropFirst(new.isEmpty ? 0 : 1).reversed().map { "\($0)-" }
    return superfluous + (new.isEmpty ? [] : ["\(numbers[0]) " + text])
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
