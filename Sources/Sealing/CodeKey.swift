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

  private init(_ key: Secret) { self.key = key }

  /// The bytes in a box of `crypto_box_seal`; nil where the examiner's key is none.
  ///
  /// - Parameter place: where the box is to stand. Nothing else may ever be sealed for the same one.
  public func seal(
    _ bytes: [UInt8], for examiner: PublicKeys, at place: [UInt8]
  ) -> [UInt8]? {
    Ephemeral(key, place).seal(bytes, for: examiner)
  }

  /// What this key sealed for the examiner at a place; nil for what another one did.
  public func open(
    _ sealed: [UInt8], for examiner: PublicKeys, at place: [UInt8]
  ) -> [UInt8]? {
    Ephemeral(key, place).open(sealed, for: examiner)
  }
}

// Whoever goes on without the code seals by a key that is drawn. The ephemeral key of the first box
// that the code sealed stands for the code: what a drawn one agrees on with it (X25519) is the key,
// which nobody finds again but whoever has one of the two secrets. The drawn one is forgotten.
extension CodeKey {
  /// A new key, and the box by which the code finds it again; nil where one of the boxes' keys is
  /// none.
  ///
  /// - Parameter first: what the code sealed first.
  public static func drawn(
    after first: [UInt8], sealing bytes: [UInt8], for examiner: PublicKeys
  ) -> (key: CodeKey, box: [UInt8])? {
    let ephemeral = Ephemeral()
    let open = Array(first.prefix(Int(crypto_box_PUBLICKEYBYTES)))
    guard let key = ephemeral.agree(with: open, drawn: ephemeral.open, first: open),
      let box = ephemeral.seal(bytes, for: examiner)
    else { return nil }
    return (CodeKey(key), box)
  }

  /// The key that was drawn with a box; another one where this key is not the code's.
  ///
  /// - Parameter first: the place of what the code sealed first.
  public func drawn(with box: [UInt8], after first: [UInt8]) -> CodeKey? {
    let ephemeral = Ephemeral(key, first)
    let open = Array(box.prefix(Int(crypto_box_PUBLICKEYBYTES)))
    return ephemeral.agree(with: open, drawn: open, first: ephemeral.open).map(CodeKey.init)
  }
}

/// The keys of one box.
private struct Ephemeral {
  let open: [UInt8]
  private let secret: Secret

  /// Keys that follow.
  init(_ key: Secret, _ place: [UInt8]) {
    self.init(
      Secret(count: Int(crypto_box_SEEDBYTES)) { seed in
        _ = key.withBytes {
          crypto_generichash(
            seed, Int(crypto_box_SEEDBYTES), place, UInt64(place.count), $0, key.count)
        }
      })
  }

  /// Keys that are drawn.
  init() {
    self.init(
      Secret(count: Int(crypto_box_SEEDBYTES)) {
        randombytes_buf($0, Int(crypto_box_SEEDBYTES))
      })
  }

  private init(_ seed: Secret) {
    var open = [UInt8](repeating: 0, count: Int(crypto_box_PUBLICKEYBYTES))
    secret = Secret(count: Int(crypto_box_SECRETKEYBYTES)) { secret in
      _ = seed.withBytes { crypto_box_seed_keypair(&open, secret, $0) }
    }
    self.open = open
  }

  func seal(_ bytes: [UInt8], for examiner: PublicKeys) -> [UInt8]? {
    var box = [UInt8](repeating: 0, count: bytes.count + Int(crypto_box_MACBYTES))
    let nonce = nonce(examiner)
    let isSealed = secret.withBytes {
      crypto_box_easy(&box, bytes, UInt64(bytes.count), nonce, examiner.box, $0) == 0
    }
    return isSealed ? open + box : nil
  }

  func open(_ sealed: [UInt8], for examiner: PublicKeys) -> [UInt8]? {
    let count = sealed.count - crypto_box_sealbytes()
    guard count >= 0, sealed.starts(with: open) else { return nil }
    let box = Array(sealed.dropFirst(open.count))
    var bytes = [UInt8](repeating: 0, count: count)
    let nonce = nonce(examiner)
    let isOpen = secret.withBytes {
      crypto_box_open_easy(&bytes, box, UInt64(box.count), nonce, examiner.box, $0) == 0
    }
    return isOpen ? bytes : nil
  }

  /// What both sides of two public keys know, and nobody else; nil where the other's is none.
  func agree(with other: [UInt8], drawn: [UInt8], first: [UInt8]) -> Secret? {
    guard other.count == crypto_scalarmult_BYTES else { return nil }
    var isAgreed = false
    let shared = Secret(count: Int(crypto_scalarmult_BYTES)) { shared in
      isAgreed = secret.withBytes { crypto_scalarmult(shared, $0, other) == 0 }
    }
    guard isAgreed else { return nil }
    let names = drawn + first
    return Secret(count: 32) { key in
      _ = shared.withBytes {
        crypto_generichash(key, 32, names, UInt64(names.count), $0, shared.count)
      }
    }
  }

  /// As `crypto_box_seal` has it.
  private func nonce(_ examiner: PublicKeys) -> [UInt8] {
    let keys = open + examiner.box
    var nonce = [UInt8](repeating: 0, count: Int(crypto_box_NONCEBYTES))
    crypto_generichash(&nonce, nonce.count, keys, UInt64(keys.count), nil, 0)
    return nonce
  }
}
