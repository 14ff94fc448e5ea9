import LineEditing

extension Completions {
  /// The candidates that go on with the word from a UTF-8 offset on, each once.
  init(_ candidates: [Completion], of text: String, from start: Int) {
    let word = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    var known: Set<String> = []
    self.init(
      from: start,
      candidates.filter {
        $0.text.hasPrefix(word) && known.insert($0.text + " " + $0.meaning).inserted
      })
  }
}

extension String {
  /// The UTF-8 offset of its last word, which begins behind a space or one of these.
  func startOfLastWord(behind separators: Set<Character> = []) -> Int {
    let word = reversed().prefix { !$0.isWhitespace && !separators.contains($0) }
    return utf8.count - String(word).utf8.count
  }
}
