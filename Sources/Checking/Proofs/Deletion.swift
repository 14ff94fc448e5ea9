/// Code from which one statement, method or body has been taken away.
///
/// What belongs together is found by its brackets, one statement a line as pages have it: a
/// deletion that leaves no code behind is none that mends anything.
struct Deletion: Equatable {
  /// What was taken away, from 1.
  var lines: ClosedRange<Int>
  /// What is left.
  var text: String

  /// From top to bottom, each thing before what is inside it.
  static func all(in code: String) -> [Deletion] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let brackets = lines.map(Brackets.init)
    return lines.indices.flatMap { start -> [Deletion] in
      guard !lines[start].allSatisfy(\.isWhitespace), !brackets[start].closesFirst,
        let end = end(of: start, brackets)
      else { return [] }
      let whole = deletion(of: start...end, in: lines)
      guard let body = body(of: start...end, brackets), !body.isEmpty else { return [whole] }
      return [whole, deletion(of: body.lowerBound...(body.upperBound - 1), in: lines)]
    }
  }

  /// What is left without some lines, which are counted from 0 here.
  private static func deletion(of range: ClosedRange<Int>, in lines: [Substring]) -> Deletion {
    let left = lines[..<range.lowerBound] + lines[(range.upperBound + 1)...]
    return Deletion(
      lines: (range.lowerBound + 1)...(range.upperBound + 1),
      text: left.joined(separator: "\n"))
  }

  /// The line at which all that a line opens is closed.
  private static func end(of start: Int, _ brackets: [Brackets]) -> Int? {
    var depth = 0
    for line in start..<brackets.count {
      depth += brackets[line].balance
      if depth <= 0 { return line }
    }
    return nil
  }

  /// The lines between the brace that is opened last on its line and the one that closes it.
  private static func body(of range: ClosedRange<Int>, _ brackets: [Brackets]) -> Range<Int>? {
    guard let open = range.first(where: { brackets[$0].opensBody }), open < range.upperBound else {
      return nil
    }
    return open + 1..<range.upperBound
  }
}

/// What a line of code opens and closes, outside strings and comments.
private struct Brackets {
  /// How many more it opens than it closes.
  private(set) var balance = 0
  /// Whether it closes something before it opens anything.
  private(set) var closesFirst = false
  /// Whether what it leaves open last is a brace.
  private(set) var opensBody = false

  /// Quoted text and comments do not count.
  init(_ line: Substring) {
    var isString = false
    var open: [Character] = []
    var previous: Character = " "
    for character in line {
      defer { previous = character }
      if character == "\"", previous != "\\" { isString.toggle() }
      if isString { continue }
      if character == "/", previous == "/" { break }
      switch character {
      case "{", "(", "[":
        balance += 1
        open.append(character)
      case "}", ")", "]":
        balance -= 1
        _ = open.popLast()
        if balance < 0 { closesFirst = true }
      default: break
      }
    }
    opensBody = open.last == "{"
  }
}
