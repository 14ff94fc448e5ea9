/// What packs and records need of cryptography, which this module does not see.
public struct Seals: Sendable {
  /// 32 bytes by which a text is known.
  public var digest: @Sendable ([UInt8]) -> [UInt8]
  /// Bytes as text, and back; nil for what no bytes are written as.
  public var text: @Sendable ([UInt8]) -> String
  public var bytes: @Sendable (String) -> [UInt8]?

  public init(
    digest: @escaping @Sendable ([UInt8]) -> [UInt8], text: @escaping @Sendable ([UInt8]) -> String,
    bytes: @escaping @Sendable (String) -> [UInt8]?
  ) {
    (self.digest, self.text, self.bytes) = (digest, text, bytes)
  }
}
