import CPhrases
import Curriculum
import Diagnostics
import Synchronization
import YAML

/// A catalogue inside the program: an entry is found and parsed when it is first asked for, so that
/// a prompt does not wait for a thousand phrases.
final class EmbeddedCatalogue: Sendable {
  // Of bytes in the program's own image, which nothing changes.
  nonisolated(unsafe) let text: UnsafeBufferPointer<UInt8>
  /// Nil stands for an id that the catalogue lacks, so that it is not looked for again.
  private let known = Mutex<[String: Phrase?]>([:])

  /// The catalogue that CPhrases has put into the program for a language.
  private init(embedded language: String) {
    var count = 0
    text = UnsafeBufferPointer(start: phrases_catalogue(language, &count), count: count)
  }

  /// Nil for an id that the catalogue does not have.
  subscript(id: String) -> Phrase? {
    known.withLock { known in
      if let phrase = known[id] { return phrase }
      let phrase = entry(id).flatMap(phrase)
      known[id] = .some(phrase)
      return phrase
    }
  }

  /// The lines of an entry: from that which begins with its id to the next that begins with a
  /// letter.
  private func entry(_ id: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let base = text.baseAddress, let start = phrases_entry(base, text.count, id) else {
      return nil
    }
    let entry = text[(start - base)...]
    var end = entry.startIndex
    repeat {
      end = entry[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? entry.endIndex
    } while end < entry.endIndex && !isLetter(entry[end])
    return entry[..<end]
  }

  /// Parsed alone: an entry is YAML by itself.
  private func phrase(in entry: Slice<UnsafeBufferPointer<UInt8>>) -> Phrase? {
    var mistakes: [Diagnostic<YAMLFact>] = []
    let node = Node.parse(String(decoding: entry, as: UTF8.self), diagnostics: &mistakes)
    return node?.entries?.first.flatMap { Phrase($0.value) }
  }

  /// Ids begin with small letters of ASCII, and what belongs to an entry with a space.
  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

// MARK: - The five
extension EmbeddedCatalogue {
  /// One for each language, made when it is first asked for.
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
}
