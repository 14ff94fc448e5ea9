import Grading

/// The texts of gaps, as they are typed: one after another, or each with its number before it.
public struct Gaps: Sendable {
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

  /// Whether a line is a text that the gap may be taken to be for, and be it a sign like `?`.
  func expects(_ line: String) -> Bool {
    let (place, text) = reading(line)
    return key.expects(text, at: place) || !text.contains(where: \.isLetter)
  }

  mutating func take(_ line: String) {
    let (place, text) = reading(line)
    texts[place] = key.spelt(text, at: place)
    next = texts.firstIndex(of: nil) ?? refused.first ?? place
  }

  /// The call that is meant by a line that is none, where one is spelt like it.
  func suggestion(for line: String) -> String? {
    let (place, text) = reading(line)
    return key.suggestion(for: text, at: place)
  }

  private func reading(_ line: String) -> (Int, String) {
    Gaps.numbered(line, of: texts.count) ?? (next, line)
  }

  /// `2 text`: no code begins with a number and a word behind it. The place counts from 0.
  public static func numbered(_ line: String, of count: Int) -> (Int, String)? {
    let parts = line.split(maxSplits: 1) { $0.isWhitespace }
    guard parts.count == 2, let number = AnswerReading.number(String(parts[0])),
      (1...max(count, 1)).contains(number), let first = parts[1].first,
      !"+-*/%<>=!&|^?:,;)]}".contains(first)
    else { return nil }
    return (number - 1, String(parts[1]))
  }
}
