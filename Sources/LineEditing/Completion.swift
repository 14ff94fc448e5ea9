/// One way to go on with a word.
public struct Completion: Equatable, Sendable {
  /// What the word becomes.
  public var text: String
  /// What it means, in one line; may be empty.
  public var meaning: String

  public init(_ text: String, meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }
}

/// The ways to go on with the word before the cursor, in the order in which they are listed.
public struct Completions: Equatable, Sendable {
  /// The UTF-8 offset in the entry at which the word begins that a candidate replaces.
  public var start: Int
  public var candidates: [Completion]

  public init(from start: Int, _ candidates: [Completion]) {
    self.start = start
    self.candidates = candidates
  }

  public static let none = Completions(from: 0, [])
}

extension Completions {
  /// What a word becomes at once: the only candidate, or as much as all agree on.
  ///
  /// Nothing when that is no longer than what is there; then the candidates are listed.
  func extending(_ word: String) -> String? {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 { return first.text == word ? nil : first.text }
    let common = candidates.dropFirst().reduce(first.text) { agreed, candidate in
      String(zip(agreed, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > word.count ? common : nil
  }
}
