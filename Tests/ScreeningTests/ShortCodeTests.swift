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
}
