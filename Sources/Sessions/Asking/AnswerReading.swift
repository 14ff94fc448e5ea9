import Curriculum
import Diagnostics

/// Reads an answer typed to a question: numbers of what is shown, in any script's digits, or names
/// of calls in either dialect's spelling, or as much of a name as tells it apart.
struct AnswerReading {
  /// The ids that stand behind the numbers, from 1.
  let ids: [String]
  /// What is shown behind each number; empty where it cannot be named.
  let names: [String]
  /// Whether `0` says that nothing is to be chosen.
  let allowsNone: Bool

  /// Why a typed answer cannot be read.
  enum Fault: Error, Equatable {
    /// Neither a number that is shown nor the name of a call; nil for an answer without any.
    case unknown(String?)
    case ambiguous(String, [String])
    /// No call that is shown, but spelt like one.
    case misspelt(String, String)
    /// No number that is shown, where nothing has a name.
    case noNumber(String)
    /// No number of one line, where that is asked.
    case noLine(String)
    /// No number, where one is wanted and nothing is numbered.
    case notANumber(String)
    /// No number of a mistake behind the line's.
    case noMistake(String)
    /// No letter of what is shown.
    case noLetter(String)
    /// Neither yes nor no.
    case noYesNo(String)
    /// Not one value of this kind for each of so many columns.
    case count(Int, AnswerForm.Column)
    /// Far more than there is to choose from.
    case tooLong
  }

  /// The ids of an answer; `0` alone chooses nothing.
  func ids(in line: String) throws(Fault) -> [String] {
    let words = AnswerReading.words(of: line.halfWidth)
    guard !words.isEmpty else { throw .unknown(nil) }
    guard words.count <= 4 * ids.count + 4, words.allSatisfy({ $0.text.utf8.count <= 200 }) else {
      throw .tooLong
    }
    if allowsNone, words.count == 1, AnswerReading.number(words[0].text) == 0 { return [] }
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let isFollowed = rest.first.map { !places(of: $0.text).isEmpty } ?? false
      if word.isReceiver, isFollowed, places(of: word.text).isEmpty { continue }
      let word = word.text
      if let next = rest.first?.text, let place = places(of: word + " " + next).only {
        result.append(ids[place])
        rest.removeFirst()
      } else {
        result.append(ids[try place(of: word, behind: result)])
      }
    }
    return result
  }

  /// What is called alike is taken in its order.
  private func place(of word: String, behind given: [String]) throws(Fault) -> Int {
    if let number = AnswerReading.number(word) {
      guard ids.indices.contains(number - 1) else { throw wrong(word) }
      return number - 1
    }
    let places = places(of: word)
    if let first = places.first, places.allSatisfy({ names[$0] == names[first] }) {
      return places.first { !given.contains(ids[$0]) } ?? first
    }
    throw places.isEmpty ? wrong(word) : .ambiguous(word, places.map { names[$0] })
  }

  private func wrong(_ word: String) -> Fault {
    if names.isEmpty { return .noNumber(word) }
    let selectors = names.compactMap { $0.split(separator: " ").last.map { String($0) } }
    return Diagnostics.suggestion(for: word, among: selectors).map { .misspelt(word, $0) }
      ?? .unknown(word)
  }

  /// What a name may stand for: what is called so, or else what begins so.
  private func places(of word: String) -> [Int] {
    let word = AnswerReading.key(of: word)
    guard word.contains(where: \.isLetter) else { return [] }
    let keys = names.map(AnswerReading.key)
    let whole = keys.indices.filter { keys[$0] == word || keys[$0].hasSuffix(" " + word) }
    if !whole.isEmpty { return whole }
    return keys.indices.filter { keys[$0].hasPrefix(word) || keys[$0].contains(" " + word) }
  }

  /// A selector as both dialects know it: `viewWillAppear:`, `viewWillAppear(_:)` and
  /// `viewwillappear` are one.
  private static func key(of name: String) -> String {
    name.split(separator: " ").map { part in
      part.lowercased().prefix { $0 != ":" && $0 != "(" }
    }.joined(separator: " ")
  }

  /// A word, and whether it stands where the receiver of a message does: `[memo`, `memo.`.
  private struct Word {
    var text: String
    var isReceiver: Bool
  }

  /// Words between whatever separates them: blanks, commas, arrows, hyphens, full stops.
  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var word = Word(text: "", isReceiver: false)
    var last: Character = " "
    func isDigit(_ character: Character) -> Bool { character.wholeNumberValue != nil }
    for character in line {
      let end = word.text.last ?? " "
      let belongs =
        character.isLetter || isDigit(character) || character == "_"
        || !word.text.isEmpty && !isDigit(end) && (character == ":" || "(_:)".contains(character))
      if !belongs || !word.text.isEmpty && isDigit(character) != isDigit(end) {
        word.isReceiver = word.isReceiver || character == "."
        if !word.text.isEmpty { words.append(word) }
        word = Word(text: "", isReceiver: false)
      }
      if belongs {
        if word.text.isEmpty { word.isReceiver = last == "[" }
        word.text.append(character)
      }
      last = character
    }
    if !word.text.isEmpty { words.append(word) }
    return words.filter { !conjunctions.contains($0.text.lowercased()) }
  }

  /// What stands between two parts of an answer in a sentence.
  private static let conjunctions: Set<String> = [
    "and", "then", "и", "затем", "потом", "a", "potom", "pak", "和", "然后", "と", "次に",
  ]

  /// A number in the digits of any script.
  static func number(_ word: String) -> Int? {
    var number = 0
    for character in word {
      guard let digit = character.wholeNumberValue, (0...9).contains(digit), number < 100_000 else {
        return nil
      }
      number = 10 * number + digit
    }
    return word.isEmpty ? nil : number
  }
}

extension Array {
  /// The element of an array of one.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
