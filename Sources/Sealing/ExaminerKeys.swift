import CSodium

/// What an examiner alone knows: one secret seed, and the keys that follow from it.
public struct ExaminerKeys: Sendable {
  let seed: Secret
  private let signing: Secret
  private let opening: Secret
  private let drawing: Secret
  private let keeping: Secret
  public let publicKeys: PublicKeys

  public init() {
    self.init(seed: Secret(count: Int(crypto_kdf_KEYBYTES)) { crypto_kdf_keygen($0) })
  }

  /// `seed` has `crypto_kdf_KEYBYTES` bytes.
  init(seed: Secret) {
    var sign = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
    var box = [UInt8](repeating: 0, count: Int(crypto_box_PUBLICKEYBYTES))
    let signing = Secret(count: Int(crypto_sign_SECRETKEYBYTES)) { key in
      _ = seed.key(.signing).withBytes { crypto_sign_seed_keypair(&sign, key, $0) }
    }
    let opening = Secret(count: Int(crypto_box_SECRETKEYBYTES)) { key in
      _ = seed.key(.opening).withBytes { crypto_box_seed_keypair(&box, key, $0) }
    }
    guard let publicKeys = PublicKeys(sign: sign, box: box) else {
      preconditionFailure("keys of libsodium have their length")
    }
    (self.seed, self.signing, self.opening) = (seed, signing, opening)
    (drawing, keeping) = (seed.key(.drawing), seed.key(.keeping))
    self.publicKeys = publicKeys
  }

  public func sign(_ bytes: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
    _ = signing.withBytes {
      crypto_sign_detached(&signature, nil, bytes, UInt64(bytes.count), $0)
    }
    return signature
  }

  /// What was sealed for this examiner; nil for what was altered or is for another.
  public func open(_ sealed: [UInt8]) -> [UInt8]? {
    let count = sealed.count - crypto_box_sealbytes()
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let isOpen = opening.withBytes {
      crypto_box_seal_open(&bytes, sealed, UInt64(sealed.count), publicKeys.box, $0) == 0
    }
    return isOpen ? bytes : nil
  }

  /// 32 bytes that follow from the secret and from what they are drawn for.
  public func draw(for bytes: [UInt8]) -> [UInt8] {
    var drawn = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
    _ = drawing.withBytes {
      crypto_generichash(
        &drawn, drawn.count, bytes, UInt64(bytes.count), $0, drawing.count)
    }
    return drawn
  }
}

// MARK: - What the examiner keeps
extension ExaminerKeys {
  private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)

  /// Bytes that nobody else reads, and that nobody can alter or put elsewhere.
  ///
  /// - Parameter place: what they are kept for; they open for nothing else.
  public func keep(_ bytes: [UInt8], for place: [UInt8]) -> [UInt8] {
    let nonce = randomBytes(ExaminerKeys.nonceLength)
    var box = [UInt8](
      repeating: 0, count: bytes.count + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES))
    _ = keeping.withBytes { key in
      crypto_aead_xchacha20poly1305_ietf_encrypt(
        &box, nil, bytes, UInt64(bytes.count), place, UInt64(place.count), nil, nonce, key)
    }
    return nonce + box
  }

  /// What was kept for a place; nil for what was altered, or is another's.
  public func kept(_ sealed: [UInt8], for place: [UInt8]) -> [UInt8]? {
    let nonce = Array(sealed.prefix(ExaminerKeys.nonceLength))
    let box = Array(sealed.dropFirst(nonce.count))
    let count = box.count - Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let isOpen = keeping.withBytes { key in
      crypto_aead_xchacha20poly1305_ietf_decrypt(
        &bytes, nil, nil, box, UInt64(box.count), place, UInt64(place.count), nonce, key) == 0
    }
    return isOpen ? bytes : nil
  }
}

/// What a key is for; the number enters its derivation and stays as it is.
private enum Purpose: UInt64 {
  case signing = 1
  case opening = 2
  case drawing = 3
  case keeping = 4
}

extension Secret {
  fileprivate func key(_ purpose: Purpose) -> Secret {
    Secret(count: 32) { key in
      _ = withBytes { crypto_kdf_derive_from_key(key, 32, purpose.rawValue, "examiner", $0) }
    }
  }
}
