import Grading

/// The texts of gaps, as they are typed: one after another, or each with its number before it.
struct Gaps: Sendable {
  private let key: FillKey
  private(set) var texts: [String?]
  /// The place of the gap that a text without a number is for.
  private(set) var next = 0

  init(_ key: FillKey) {
    self.key = key
    texts = Array(repeating: nil, count: key.count)
  }

  /// All of them, once none is empty.
  var all: [String]? {
    let filled = texts.compactMap(\.self)
    return filled.count == texts.count ? filled : nil
  }

  /// The places of texts that do not belong where they are.
  var refused: [Int] {
    texts.indices.filter { place in texts[place].map { !key.accepts($0, at: place) } ?? false }
  }

  mutating func take(_ line: String) {
    let (place, text) = numbered(line) ?? (next, line)
    texts[place] = text
    next = texts.firstIndex(of: nil) ?? refused.first ?? place
  }

  /// `2 text`: no code begins with a number and a word behind it.
  private func numbered(_ line: String) -> (Int, String)? {
    let parts = line.split(maxSplits: 1) { $0.isWhitespace }
    guard parts.count == 2, let number = AnswerReading.number(String(parts[0])),
      (1...texts.count).contains(number), let first = parts[1].first,
      !"+-*/%<>=!&|^?:,;)]}".contains(first)
    else { return nil }
    return (number - 1, String(parts[1]))
  }
}
