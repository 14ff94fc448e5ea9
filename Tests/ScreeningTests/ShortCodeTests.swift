import Screening
import Testing

@Suite struct ShortCodeTests {
  @Test(arguments: [
    ([UInt8](repeating: 0, count: 32), "00000-00000"),
    ([UInt8](repeating: 255, count: 32), "ZZZZZ-ZZZZZ"),
    ([0x08, 0x42, 0x10, 0x84, 0x21, 0x08, 0x42], "11111-11111"),
  ])
  func theFirstFiftyBits(_ digest: [UInt8], _ code: String) {
    #expect(ShortCode(digest).description == code)
  }

  @Test(arguments: ["7K3M0-QX1PD", "7k3m0 qx1pd", "7K3MO-QXlPD", "７Ｋ３Ｍ０ＱＸ１ＰＤ"])
  func itIsTypedAsOneReadsIt(_ text: String) {
    #expect(ShortCode(typed: text)?.description == "7K3M0-QX1PD")
  }

  @Test(arguments: ["", "7K3M0", "7K3M0-QX1PDA", "7K3M0-QX1P!", "7K3M0-QX1PU"])
  func whatIsNoCodeIsNone(_ text: String) { #expect(ShortCode(typed: text) == nil) }
}
