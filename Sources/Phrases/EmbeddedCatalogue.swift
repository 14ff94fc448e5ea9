import CPhrases
import Curriculum
import Diagnostics
import Notation
import Synchronization

/// A catalogue inside the program: its entries are found by a scan of bytes, and each is parsed when it
/// is first asked for, so that a prompt does not wait for a thousand phrases.
final class EmbeddedCatalogue: Sendable {
  private enum Entry {
    case unread(Range<Int>)
    case read(Phrase?)
  }

  let text: [UInt8]
  private let entries: Mutex<[String: Entry]>

  init(_ text: [UInt8]) {
    self.text = text
    entries = Mutex(EmbeddedCatalogue.index(of: text))
  }

  subscript(id: String) -> Phrase? {
    entries.withLock { entries in
      switch entries[id] {
      case nil: return nil
      case .read(let phrase): return phrase
      case .unread(let range):
        let phrase = phrase(in: range)
        entries[id] = .read(phrase)
        return phrase
      }
    }
  }

  var ids: [String] { entries.withLock { Array($0.keys) } }

  private func phrase(in range: Range<Int>) -> Phrase? {
    var mistakes: [Diagnostic<YAMLFact>] = []
    let node = Node.parse(
      String(decoding: text[range], as: UTF8.self), diagnostics: &mistakes)
    return node?.entries?.first.flatMap { Phrase($0.value) }
  }

  /// Where each entry stands: from a line that begins with a letter to the next such line.
  private static func index(of text: [UInt8]) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    // An entry takes some 70 bytes: growing step by step would hash a thousand names ten times over.
    entries.reserveCapacity(text.count / 64)
    var last: (id: String, start: Int)?
    var line = 0
    while line < text.count {
      let end = text[line...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if isLetter(text[line]), let colon = text[line..<end].firstIndex(of: UInt8(ascii: ":")) {
        if let last { entries[last.id] = .unread(last.start..<line) }
        last = (String(decoding: text[line..<colon], as: UTF8.self), line)
      }
      line = end + 1
    }
    if let last { entries[last.id] = .unread(last.start..<text.count) }
    return entries
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

// MARK: - The five
extension EmbeddedCatalogue {
  static func of(_ language: Language) -> EmbeddedCatalogue {
    switch language {
    case .en: english
    case .ru: russian
    case .zh: chinese
    case .cs: czech
    case .ja: japanese
    }
  }

  private static let english = EmbeddedCatalogue(embedded: "en")
  private static let russian = EmbeddedCatalogue(embedded: "ru")
  private static let chinese = EmbeddedCatalogue(embedded: "zh")
  private static let czech = EmbeddedCatalogue(embedded: "cs")
  private static let japanese = EmbeddedCatalogue(embedded: "ja")

  private convenience init(embedded language: String) {
    var count = 0
    let start = phrases_catalogue(language, &count)
    self.init(Array(UnsafeBufferPointer(start: start, count: count)))
  }
}
