import CSodium

/// A key that follows from a short code. What it seals for an examiner is a box like any other to
/// them, and opens for whoever has the code too: its ephemeral keys are not drawn, they follow.
public struct CodeKey: Sendable {
  private let key: Secret

  /// nil where there is not the memory for it: 64 MiB, by which a guess at the code costs something.
  ///
  /// - Parameter salt: what the code is for; the same code is another key elsewhere.
  public init?(_ code: String, salt: [UInt8]) {
    let salt = digest(salt)
    var isMade = false
    key = Secret(count: 32) { key in
      isMade = code.withCString { text in
        crypto_pwhash(
          key, 32, text, UInt64(code.utf8.count), salt,
          UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE), Int(crypto_pwhash_MEMLIMIT_INTERACTIVE),
          crypto_pwhash_ALG_ARGON2ID13) == 0
      }
    }
    if !isMade { return nil }
  }

  /// The bytes in a box of `crypto_box_seal`; nil where the examiner's key is none.
  ///
  /// - Parameter place: where the box is to stand. Nothing else may ever be sealed for the same one.
  public func seal(
    _ bytes: [UInt8], for examiner: PublicKeys, at place: [UInt8]
  ) -> [UInt8]? {
    let ephemeral = Ephemeral(key, place)
    var box = [UInt8](repeating: 0, count: bytes.count + Int(crypto_box_MACBYTES))
    let nonce = ephemeral.nonce(examiner)
    let isSealed = ephemeral.secret.withBytes {
      crypto_box_easy(&box, bytes, UInt64(bytes.count), nonce, examiner.box, $0) == 0
    }
    return isSealed ? ephemeral.open + box : nil
  }

  /// What this key sealed for the examiner at a place; nil for what another one did.
  public func open(
    _ sealed: [UInt8], for examiner: PublicKeys, at place: [UInt8]
  ) -> [UInt8]? {
    let ephemeral = Ephemeral(key, place)
    let count = sealed.count - crypto_box_sealbytes()
    guard count >= 0, sealed.starts(with: ephemeral.open) else { return nil }
    let box = Array(sealed.dropFirst(ephemeral.open.count))
    var bytes = [UInt8](repeating: 0, count: count)
    let nonce = ephemeral.nonce(examiner)
    let isOpen = ephemeral.secret.withBytes {
      crypto_box_open_easy(&bytes, box, UInt64(box.count), nonce, examiner.box, $0) == 0
    }
    return isOpen ? bytes : nil
  }
}

/// The keys of one box.
private struct Ephemeral {
  let open: [UInt8]
  let secret: Secret

  init(_ key: Secret, _ place: [UInt8]) {
    let seed = Secret(count: Int(crypto_box_SEEDBYTES)) { seed in
      _ = key.withBytes {
        crypto_generichash(
          seed, Int(crypto_box_SEEDBYTES), place, UInt64(place.count), $0, key.count)
      }
    }
    var open = [UInt8](repeating: 0, count: Int(crypto_box_PUBLICKEYBYTES))
    secret = Secret(count: Int(crypto_box_SECRETKEYBYTES)) { secret in
      _ = seed.withBytes { crypto_box_seed_keypair(&open, secret, $0) }
    }
    self.open = open
  }

  /// As `crypto_box_seal` has it.
  func nonce(_ examiner: PublicKeys) -> [UInt8] {
    let keys = open + examiner.box
    var nonce = [UInt8](repeating: 0, count: Int(crypto_box_NONCEBYTES))
    crypto_generichash(&nonce, nonce.count, keys, UInt64(keys.count), nil, 0)
    return nonce
  }
}
