/// A visual format and how far it has been read.
struct FormatText {
  private let format: String
  private let characters: [UInt8]
  /// In bytes, which are characters: a format is ASCII.
  private var place = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format.utf8)
  }

  /// What UIKit refuses before it reads: an empty format and letters that are not ASCII. It shows
  /// no place for it.
  func refuseWhatIsNoText() throws(VisualFormatFault) {
    func fault(_ message: String) -> VisualFormatFault {
      VisualFormatFault(message: message, format: format, offset: nil)
    }
    if characters.isEmpty { throw fault("It's an empty string.") }
    if characters.contains(where: { $0 >= 128 }) {
      throw fault("It contains non-ASCII characters.")
    }
  }

  /// That the format is wrong here.
  func fault(_ message: String) -> VisualFormatFault {
    VisualFormatFault(message: message, format: format, offset: place)
  }

  /// The next character; nil at the end.
  var next: Character? {
    place < characters.count ? Character(UnicodeScalar(characters[place])) : nil
  }

  /// Takes a character; false leaves it.
  mutating func take(_ character: Character) -> Bool {
    if next != character { return false }
    place += 1
    return true
  }

  private mutating func takeAll(where isWanted: (Character) -> Bool) {
    while let next, isWanted(next) { place += 1 }
  }

  /// A name of a view or metric: a letter or an underscore, then digits too. Nil takes nothing.
  mutating func readName() -> String? {
    let start = place
    guard let next, next.isLetter || next == "_" else { return nil }
    takeAll { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(decoding: characters[start..<place], as: UTF8.self)
  }

  /// A number with a sign and a point; nil takes nothing.
  mutating func readNumber() -> Double? {
    let start = place
    _ = take("-")
    takeAll(where: \.isNumber)
    if take(".") { takeAll(where: \.isNumber) }
    let number = Double(String(decoding: characters[start..<place], as: UTF8.self))
    if number == nil { place = start }
    return number
  }
}
