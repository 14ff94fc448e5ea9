/// Why a line of input cannot be read, and where.
public enum InputFault: Error, Equatable, Sendable {
  /// A byte that cannot stand there in UTF-8.
  case notUTF8(byte: UInt8, at: Place)
  case nulByte(at: Place)
  /// The system refuses to read on; nothing follows.
  case unreadable(reason: String)

  /// Where the input cannot be read.
  public struct Place: Equatable, Sendable {
    /// In bytes from the beginning of the input, from 0, a byte-order mark included.
    public var offset: Int
    /// From 1.
    public var line: Int
    /// In characters as a person sees them, from 1.
    public var column: Int

    public init(offset: Int, line: Int, column: Int) {
      self.offset = offset
      self.line = line
      self.column = column
    }
  }
}
