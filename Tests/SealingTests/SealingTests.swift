import Sealing
import Testing

@Suite struct SealingTests {
  private let keys = ExaminerKeys()
  private let text = Array("viewDidLoad".utf8)

  @Test func signaturesHoldForTheseBytesAlone() {
    let signature = keys.sign(text)
    #expect(keys.publicKeys.prove(signature, of: text))
    #expect(!keys.publicKeys.prove(signature, of: text + [0]))
    #expect(!keys.publicKeys.prove(signature.dropLast() + [0], of: text + [1]))
    #expect(!keys.publicKeys.prove([], of: text))
    #expect(!ExaminerKeys().publicKeys.prove(signature, of: text))
  }

  @Test func whatIsSealedIsOpenedByItsExaminerAlone() throws {
    var sealed = try #require(keys.publicKeys.seal(text))
    #expect(keys.open(sealed) == text)
    #expect(ExaminerKeys().open(sealed) == nil)
    #expect(keys.open([]) == nil)
    sealed[3] ^= 1
    #expect(keys.open(sealed) == nil)
  }

  @Test func whatIsKeptOpensInItsPlaceAlone() {
    let place = Array("spring 7".utf8)
    var kept = keys.keep(text, for: place)
    #expect(kept != keys.keep(text, for: place))
    #expect(keys.kept(kept, for: place) == text)
    #expect(keys.kept(kept, for: Array("spring 8".utf8)) == nil)
    #expect(ExaminerKeys().kept(kept, for: place) == nil)
    #expect(keys.kept(Array(kept.prefix(30)), for: place) == nil)
    kept[kept.count - 1] ^= 1
    #expect(keys.kept(kept, for: place) == nil)
  }

  /// A box sealed by a code is one of `crypto_box_seal`, and opens by the code in its place alone.
  @Test func whatACodeSealsTheExaminerAndTheCodeOpen() throws {
    let key = try #require(CodeKey("7K3M9-QX2PD", salt: [1]))
    let same = try #require(CodeKey("7K3M9-QX2PD", salt: [1]))
    let sealed = try #require(key.seal(text, for: keys.publicKeys, at: [5]))
    #expect(keys.open(sealed) == text)
    #expect(same.open(sealed, for: keys.publicKeys, at: [5]) == text)
    #expect(same.open(sealed, for: keys.publicKeys, at: [6]) == nil)
    #expect(sealed.count == keys.publicKeys.seal(text)?.count)
    for other in [CodeKey("7K3M9-QX2PE", salt: [1]), CodeKey("7K3M9-QX2PD", salt: [2])] {
      #expect(other?.open(sealed, for: keys.publicKeys, at: [5]) == nil)
    }
    let foreign = try #require(keys.publicKeys.seal(text))
    #expect(key.open(foreign, for: keys.publicKeys, at: [5]) == nil)
    #expect(key.open([], for: keys.publicKeys, at: [5]) == nil)
    var altered = sealed
    altered[sealed.count - 1] ^= 1
    #expect(key.open(altered, for: keys.publicKeys, at: [5]) == nil)
  }

  @Test func drawsFollowFromTheSecret() {
    #expect(keys.draw(for: text) == keys.draw(for: text))
    #expect(keys.draw(for: text) != ExaminerKeys().draw(for: text))
    #expect(keys.draw(for: text) != digest(text))
  }

  @Test func aPassphraseAloneUnlocksASecret() throws {
    func secret(_ text: String) -> Secret {
      var bytes = Array(text.utf8)
      return Secret(taking: &bytes)
    }
    let locked = try #require(LockedKeys(keys, passphrase: secret("тайна 秘密"), cost: .least))
    let read = try #require(LockedKeys(reading: locked.text))
    #expect(read == locked)
    let unlocked = try #require(read.unlock(secret("тайна 秘密")))
    #expect(unlocked.publicKeys == keys.publicKeys)
    #expect(unlocked.draw(for: text) == keys.draw(for: text))
    for wrong in ["", "тайна 秘", "тайна 秘密 "] { #expect(read.unlock(secret(wrong)) == nil) }
    #expect(LockedKeys(reading: "{}") == nil)
  }

  @Test func base64HasOneSpelling() {
    for count in 0...40 {
      let bytes = randomBytes(count)
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }
    #expect(Base64.encode(Array("Ma".utf8)) == "TWE=")
    for text in [
      "TWF=", "TWE", "TWE=\n", " TWE=", "TW*=", "TWE==", "T", "T===", "TW=E", "====", "TX==",
    ] {
      #expect(Base64.decode(text) == nil, "\(text)")
    }
  }
}
