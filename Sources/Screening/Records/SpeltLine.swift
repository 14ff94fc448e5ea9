/// A line that is spelt in one way only, of which what was read is taken off the front.
struct SpeltLine {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  /// What has not been read.
  var rest: ArraySlice<UInt8> { bytes[place...] }

  /// Takes a word, if it stands here.
  mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.endIndex - place >= count else { return false }
    let offset = place - bytes.startIndex
    let isHere = bytes.withUnsafeBufferPointer { bytes in
      var difference: UInt8 = 0
      for next in 0..<count { difference |= bytes[offset + next] ^ word.utf8Start[next] }
      return difference == 0
    }
    if isHere { place += count }
    return isHere
  }

  /// Takes all but so many bytes at the end.
  mutating func takeAll(but count: Int) -> ArraySlice<UInt8> {
    let start = place
    place = max(place, bytes.endIndex - count)
    return bytes[start..<place]
  }

  /// Takes what stands before a quotation mark; it names what needs no escape.
  mutating func takeText() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") { place += 1 }
    return bytes[start..<place]
  }

  /// The same as a string; nil for what is no UTF-8.
  mutating func takeString() -> String? {
    let text = takeText()
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    return String(validating: text, as: UTF8.self)
  }

  /// Takes a whole number; nil where none stands that is spelt as it is written.
  mutating func takeNumber() -> Int? {
    let isNegative = take("-")
    let start = place
    var number = 0
    while place < bytes.endIndex, let digit = SpeltLine.digit(bytes[place]) {
      let (tens, isTooFar) = number.multipliedReportingOverflow(by: 10)
      let next =
        isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if isTooFar || next.overflow { return nil }
      (number, place) = (next.partialValue, place + 1)
    }
    let isSpelt = bytes[start..<place].first != UInt8(ascii: "0") || place == start + 1
    return place == start || !isSpelt || isNegative && number == 0 ? nil : number
  }

  /// Takes the name of an item between quotation marks, or `null` for none; nil for neither.
  mutating func takeItem() -> String?? {
    if take("null") { return .some(nil) }
    guard take("\""), let item = takeString(), take("\"") else { return nil }
    return item
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
