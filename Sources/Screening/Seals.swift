/// What packs and records need of cryptography, which this module does not see.
public struct Seals: Sendable {
  /// 32 bytes by which a text is known.
  public var digest: @Sendable ([UInt8]) -> [UInt8]
  /// Bytes as text.
  public var text: @Sendable ([UInt8]) -> String
  private let decode: @Sendable (ArraySlice<UInt8>) -> [UInt8]?

  public init(
    digest: @escaping @Sendable ([UInt8]) -> [UInt8], text: @escaping @Sendable ([UInt8]) -> String,
    bytes: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]?
  ) {
    (self.digest, self.text, decode) = (digest, text, bytes)
  }

  /// What a text was written for; nil for what no bytes are written as.
  func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? { decode(text) }

  func bytes(_ text: String) -> [UInt8]? { decode(Array(text.utf8)[...]) }
}
