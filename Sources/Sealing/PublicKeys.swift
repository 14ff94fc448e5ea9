import CSodium

/// What everybody may know of an examiner: proves signatures and seals what only they can open.
public struct PublicKeys: Equatable, Sendable {
  /// Ed25519.
  public let sign: [UInt8]
  /// X25519.
  public let box: [UInt8]

  /// nil for bytes that are no keys.
  public init?(sign: [UInt8], box: [UInt8]) {
    guard sign.count == crypto_sign_PUBLICKEYBYTES, box.count == crypto_box_PUBLICKEYBYTES else {
      return nil
    }
    (self.sign, self.box) = (sign, box)
  }

  /// Whether the examiner signed exactly these bytes.
  public func prove(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    Sodium.prepare()
    return signature.count == crypto_sign_BYTES
      && crypto_sign_verify_detached(signature, bytes, UInt64(bytes.count), sign) == 0
  }

  /// The bytes in a box that the examiner alone opens; nil where the key is none.
  public func seal(_ bytes: [UInt8]) -> [UInt8]? {
    Sodium.prepare()
    var sealed = [UInt8](repeating: 0, count: bytes.count + crypto_box_sealbytes())
    return crypto_box_seal(&sealed, bytes, UInt64(bytes.count), box) == 0 ? sealed : nil
  }
}
