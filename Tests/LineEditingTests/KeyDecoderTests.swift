import Testing

@testable import LineEditing

@Suite struct KeyDecoderTests {
  struct Case: CustomTestStringConvertible {
    var bytes: [UInt8]
    var keys: [KeyDecoder.Key]
    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    init(_ bytes: [UInt8], _ keys: [KeyDecoder.Key]) {
      self.bytes = bytes
      self.keys = keys
    }

    init(_ text: String, _ keys: [KeyDecoder.Key]) {
      self.init(Array(text.utf8), keys)
    }
  }

  static let cases = [
    Case("aя日😀", [.character("a"), .character("я"), .character("日"), .character("😀")]),
    Case("\u{03}\u{1A}\u{1C}", [.interrupt, .suspend, .quit]),
    Case("\u{1B}\r\u{1B}\n", [.newRow, .newRow]),
    Case("\u{1B}[A", [.character("\u{1B}"), .character("["), .character("A")]),
    Case("\u{1B}[200~a\r\nb\u{1B}[201~c", [.pasted("a\nb"), .character("c")]),
    Case("\u{1B}[200~\u{03}\u{1B}[201~", [.pasted("")]),
    Case("e\u{301}x", [.character("é"), .character("x")]),
    Case("q\u{301}", [.character("q"), .character("\u{301}")]),
    Case("\u{03}é", [.interrupt, .character("é")]),
    Case("a\u{80}\u{9B}b", [.character("a"), .character("b")]),
    Case(
      [0x61, 0xFF, 0xC0, 0x62],
      [.character("a"), .character("\u{FFFD}"), .character("\u{FFFD}"), .character("b")]),
    Case("\u{1B}", [.character("\u{1B}")]),
    Case("\u{1B}[20", [.character("\u{1B}"), .character("["), .character("2"), .character("0")]),
  ]

  @Test(arguments: cases)
  func bytesBecomeKeys(_ example: Case) {
    var decoder = decoder()
    decoder.append(example.bytes)
    #expect(allKeys(of: &decoder, settled: true) == example.keys)
  }

  /// A base letter and its mark are composed only when they come together.
  @Test(arguments: cases.filter { $0.testDescription != "e\u{301}x".debugDescription })
  func bytesBecomeTheSameKeysOneByOne(_ example: Case) {
    var decoder = decoder()
    var keys: [KeyDecoder.Key] = []
    for byte in example.bytes {
      decoder.append([byte])
      keys += allKeys(of: &decoder, settled: false)
    }
    #expect(keys + allKeys(of: &decoder, settled: true) == example.keys)
  }

  @Test func anEscapeWaitsForTheRestOfASequence() {
    var decoder = decoder()
    decoder.append([0x1B])
    #expect(throws: KeyDecoder.Shortage.needsMoreSoon) { try decoder.next() }
    #expect(throws: Never.self) { try decoder.next(settled: true) }
    #expect(throws: KeyDecoder.Shortage.needsMore) { try decoder.next() }
  }

  @Test func whatIsDroppedDoesNotComeBack() {
    var decoder = decoder()
    decoder.append(Array("abc".utf8))
    #expect(throws: Never.self) { try decoder.next() }
    decoder.drop()
    decoder.append(Array("d".utf8))
    #expect(allKeys(of: &decoder, settled: true) == [.character("d")])
  }

  @Test func signalKeysAreTheTerminalsOwn() {
    var decoder = decoder()
    decoder.interrupt = nil
    decoder.suspend = 25
    decoder.append([3, 25, 26])
    #expect(
      allKeys(of: &decoder, settled: true)
        == [.character("\u{03}"), .suspend, .character("\u{1A}")])
  }

  @Test func anInterruptionDropsAFloodBeforeIt() {
    var flooded = decoder()
    flooded.append(String(repeating: "x", count: 3000).utf8)
    flooded.append("\u{3}y".utf8)
    flooded.skipToInterruption()
    #expect(allKeys(of: &flooded, settled: true) == [.interrupt, .character("y")])
  }

  @Test func anInterruptionDropsNoLineThatWasTypedAhead() {
    var typed = decoder()
    typed.append("abc\u{3}".utf8)
    typed.skipToInterruption()
    #expect(
      allKeys(of: &typed, settled: true)
        == [.character("a"), .character("b"), .character("c"), .interrupt])
  }

  @Test func whatStandsInAPastedBlockInterruptsNothing() {
    let text = String(repeating: "x", count: 500) + "\u{3}"
    var pasting = decoder()
    pasting.append(("\u{1B}[200~" + text).utf8)
    pasting.skipToInterruption()
    pasting.append("\u{1B}[201~".utf8)
    pasting.skipToInterruption()
    #expect(allKeys(of: &pasting, settled: true) == [.pasted(String(text.dropLast()))])
  }

  private func decoder() -> KeyDecoder {
    KeyDecoder(compose: { $0 == "e\u{301}" ? "\u{E9}" : $0 })
  }

  private func allKeys(of decoder: inout KeyDecoder, settled: Bool) -> [KeyDecoder.Key] {
    var keys: [KeyDecoder.Key] = []
    while let key = try? decoder.next(settled: settled) { keys.append(key) }
    return keys
  }
}
