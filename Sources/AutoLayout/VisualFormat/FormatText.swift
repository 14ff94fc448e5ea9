/// A visual format and how far it has been read.
struct FormatText {
  private let format: String
  private let characters: [UInt8]
  private var place = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format.utf8)
  }

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

  var next: Character? {
    place < characters.count ? Character(UnicodeScalar(characters[place])) : nil
  }

  mutating func take(_ character: Character) -> Bool {
    if next != character { return false }
    place += 1
    return true
  }

  private mutating func takeAll(where isWanted: (Character) -> Bool) {
    while let next, isWanted(next) { place += 1 }
  }

  mutating func readName() -> String? {
    let start = place
    guard let next, next.isLetter || next == "_" else { return nil }
    takeAll { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(decoding: characters[start..<place], as: UTF8.self)
  }

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
