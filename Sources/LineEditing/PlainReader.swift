import LibC

/// Reads lines of strict UTF-8 where there is no terminal: from a pipe or a file.
///
/// It reads in large pieces, so nobody else should read the same descriptor. A line end is `\n` or
/// `\r\n`; the last line needs none; a byte-order mark at the beginning is skipped.
public struct PlainReader: ~Copyable {
  private static let pieceSize = 1 << 16

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Where the next line begins in `bytes`.
  private var start = 0
  /// The offset in the input of `bytes[0]`.
  private var origin = 0
  private var lineNumber = 0
  private var isAtEnd = false
  /// Whether the last line that was read has its line end.
  public private(set) var hasLineEnd = true

  /// - Parameter descriptor: stays open; 0 is standard input.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether the next line can be read without waiting.
  public var isLineReady: Bool { bytes[start...].contains(UInt8(ascii: "\n")) }

  /// Whether all was read, and no more can come.
  public var hasEnded: Bool { isAtEnd && start == bytes.count }

  /// Reads on until a line is whole or the input has ended; false where nothing came for so long.
  ///
  /// An interruption is left to `readLine`, which then waits for nothing.
  public mutating func hasLine(within milliseconds: Int32) throws(InputFault) -> Bool {
    while !isLineReady, !isAtEnd, !Interruption.isPending {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&source, 1, milliseconds) == 0 { return false }
      if try !readPiece() { Interruption.raise() }
    }
    return true
  }

  /// The next line; a line that is not text is an error, and reading goes on behind it.
  public mutating func readLine() throws(InputFault) -> Line {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return .text(try take(upTo: end, lineEnd: 1))
      }
      if isAtEnd {
        return start < bytes.count ? .text(try take(upTo: bytes.count, lineEnd: 0)) : .end
      }
      discardLines()
      searched = bytes.count
      if try !readPiece() { return .interrupted }
    }
  }

  private mutating func discardLines() {
    bytes.removeFirst(start)
    origin += start
    start = 0
  }

  /// Reads on; false says that the person interrupted the wait.
  private mutating func readPiece() throws(InputFault) -> Bool {
    var count = -1
    while count < 0 {
      if Interruption.take() { return false }
      var piece = [UInt8](repeating: 0, count: Self.pieceSize)
      count = read(descriptor, &piece, piece.count)
      if count > 0 { bytes.append(contentsOf: piece[..<count]) }
      if count < 0 && errno != EINTR {
        isAtEnd = true
        throw .unreadable(reason: String(cString: strerror(errno)))
      }
    }
    isAtEnd = count == 0
    return true
  }

  private mutating func take(upTo end: Int, lineEnd: Int) throws(InputFault) -> String {
    var line = bytes[start..<end]
    start = end + lineEnd
    lineNumber += 1
    hasLineEnd = lineEnd > 0
    if lineEnd > 0 && line.last == UInt8(ascii: "\r") { line.removeLast() }
    if origin + line.startIndex == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line.removeFirst(3)
    }
    if let text = String(validating: line, as: UTF8.self), !line.contains(0) { return text }
    throw fault(in: line)
  }

  private func fault(in line: ArraySlice<UInt8>) -> InputFault {
    let index = firstFault(in: line)
    let place = InputFault.Place(
      offset: origin + index, line: lineNumber,
      column: String(decoding: line[..<index], as: UTF8.self).count + 1)
    return line[index] == 0 ? .nulByte(at: place) : .notUTF8(byte: line[index], at: place)
  }

  /// The index of the first byte that is NUL or not part of well-formed UTF-8.
  private func firstFault(in line: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = line.makeIterator()
    var index = line.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value != 0 {
      index += UTF8.width(scalar)
    }
    return index
  }
}
