import CSodium

/// The library, which has to be set up before its first use.
enum Sodium {
  private static let isReady = sodium_init() >= 0

  static func prepare() {
    precondition(isReady, "libsodium finds no source of randomness")
  }
}

/// Bytes that nobody can foresee.
public func randomBytes(_ count: Int) -> [UInt8] {
  Sodium.prepare()
  var bytes = [UInt8](repeating: 0, count: count)
  randombytes_buf(&bytes, count)
  return bytes
}

/// The 32 bytes by which a text is known (BLAKE2b).
public func digest(_ bytes: [UInt8]) -> [UInt8] {
  Sodium.prepare()
  var digest = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
  crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
  return digest
}

/// SHA-256, which servers know as well.
public func sha256(_ bytes: [UInt8]) -> [UInt8] {
  Sodium.prepare()
  var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
  crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
  return digest
}
