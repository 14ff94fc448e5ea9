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

  /// Who does not know the code draws a key behind the first box, and the code finds it again.
  @Test func theCodeFindsAKeyThatWasDrawn() throws {
    let code = try #require(CodeKey("7K3M9-QX2PD", salt: [1]))
    let first = try #require(code.seal(text, for: keys.publicKeys, at: [5]))
    let (key, box) = try #require(CodeKey.drawn(after: first, sealing: text, for: keys.publicKeys))
    #expect(keys.open(box) == text)
    #expect(code.open(box, for: keys.publicKeys, at: [6]) == nil)
    let sealed = try #require(key.seal(text, for: keys.publicKeys, at: [7]))
    #expect(keys.open(sealed) == text)
    #expect(code.open(sealed, for: keys.publicKeys, at: [7]) == nil)
    let found = try #require(code.drawn(with: box, after: [5]))
    #expect(found.open(sealed, for: keys.publicKeys, at: [7]) == text)
    #expect(found.open(sealed, for: keys.publicKeys, at: [8]) == nil)
    let others = [
      CodeKey("7K3M9-QX2PE", salt: [1])?.drawn(with: box, after: [5]),
      code.drawn(with: box, after: [6]), code.drawn(with: first, after: [5]),
    ]
    for other in others { #expect(other?.open(sealed, for: keys.publicKeys, at: [7]) == nil) }
    let again = try #require(CodeKey.drawn(after: first, sealing: text, for: keys.publicKeys))
    #expect(again.key.open(sealed, for: keys.publicKeys, at: [7]) == nil, "each is another one")
    // No keys: too few bytes, and a point that agrees on nothing.
    for none in [[], [UInt8](repeating: 0, count: 48)] {
      #expect(CodeKey.drawn(after: none, sealing: text, for: keys.publicKeys) == nil)
      #expect(code.drawn(with: none, after: [5]) == nil)
    }
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
