import CSodium
import Notation

/// An examiner's secret at rest: sealed by a key that a passphrase gives (Argon2id), as text.
public struct LockedKeys: Equatable, Sendable {
  private static let format = 1

  private var operations: Int
  private var memory: Int
  private var salt: [UInt8]
  private var nonce: [UInt8]
  private var sealed: [UInt8]

  /// How much work a guess at the passphrase takes.
  public enum Cost: Sendable {
    /// A second and 256 MiB.
    case moderate
    /// As little as there is, for tests.
    case least
  }

  /// Nil where there is not the memory for it.
  public init?(_ keys: ExaminerKeys, passphrase: Secret, cost: Cost = .moderate) {
    switch cost {
    case .moderate:
      operations = Int(crypto_pwhash_OPSLIMIT_MODERATE)
      memory = Int(crypto_pwhash_MEMLIMIT_MODERATE)
    case .least:
      (operations, memory) = (Int(crypto_pwhash_OPSLIMIT_MIN), Int(crypto_pwhash_MEMLIMIT_MIN))
    }
    salt = randomBytes(Int(crypto_pwhash_SALTBYTES))
    nonce = randomBytes(Int(crypto_secretbox_NONCEBYTES))
    sealed = []
    guard let key = key(passphrase) else { return nil }
    var box = [UInt8](repeating: 0, count: keys.seed.count + Int(crypto_secretbox_MACBYTES))
    key.withBytes { key in
      keys.seed.withBytes { seed in
        _ = crypto_secretbox_easy(&box, seed, UInt64(keys.seed.count), nonce, key)
      }
    }
    sealed = box
  }

  /// The keys; nil for a wrong passphrase, or a file that was altered.
  public func unlock(_ passphrase: Secret) -> ExaminerKeys? {
    guard sealed.count == Int(crypto_kdf_KEYBYTES) + Int(crypto_secretbox_MACBYTES),
      let key = key(passphrase)
    else { return nil }
    var isOpen = false
    let seed = Secret(count: Int(crypto_kdf_KEYBYTES)) { seed in
      isOpen = key.withBytes {
        crypto_secretbox_open_easy(seed, sealed, UInt64(sealed.count), nonce, $0) == 0
      }
    }
    return isOpen ? ExaminerKeys(seed: seed) : nil
  }

  private func key(_ passphrase: Secret) -> Secret? {
    var isMade = false
    let key = Secret(count: Int(crypto_secretbox_KEYBYTES)) { key in
      isMade = passphrase.withBytes { text in
        text.withMemoryRebound(to: CChar.self, capacity: passphrase.count) { text in
          crypto_pwhash(
            key, UInt64(crypto_secretbox_KEYBYTES), text, UInt64(passphrase.count), salt,
            UInt64(operations), memory, crypto_pwhash_ALG_ARGON2ID13) == 0
        }
      }
    }
    return isMade ? key : nil
  }
}

// MARK: - As a file
extension LockedKeys {
  public var text: String {
    let json: JSON = [
      "examiner": .integer(LockedKeys.format), "kdf": "argon2id13",
      "operations": .integer(operations), "memory": .integer(memory),
      "salt": .string(Base64.encode(salt)), "nonce": .string(Base64.encode(nonce)),
      "sealed": .string(Base64.encode(sealed)),
    ]
    return json.encoded() + "\n"
  }

  /// Nil for what is no such file.
  public init?(reading text: String) {
    guard let json = try? JSON(parsing: text), json["examiner"]?.integer == LockedKeys.format,
      json["kdf"]?.string == "argon2id13", let operations = json["operations"]?.integer,
      (1...64).contains(operations), let memory = json["memory"]?.integer,
      (Int(crypto_pwhash_MEMLIMIT_MIN)...(1 << 30)).contains(memory),
      let salt = json["salt"]?.string.flatMap(Base64.decode),
      salt.count == crypto_pwhash_SALTBYTES,
      let nonce = json["nonce"]?.string.flatMap(Base64.decode),
      nonce.count == crypto_secretbox_NONCEBYTES,
      let sealed = json["sealed"]?.string.flatMap(Base64.decode)
    else { return nil }
    (self.operations, self.memory) = (operations, memory)
    (self.salt, self.nonce, self.sealed) = (salt, nonce, sealed)
  }
}

extension PublicKeys {
  public var text: String {
    let json: JSON = [
      "examiner": 1, "sign": .string(Base64.encode(sign)), "box": .string(Base64.encode(box)),
    ]
    return json.encoded() + "\n"
  }
}
