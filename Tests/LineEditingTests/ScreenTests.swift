import LibC
import Testing

@testable import LineEditing

@Suite struct ScreenTests {
  /// A socket keeps what was written in one go together.
  @Test func whatWasDrawnTakesOneWrite() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let screen = try #require(Screen(descriptor: ends[0]))
    func shown() -> String? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(ends[1], &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    for key in ["[", "v", "c", "]"] {
      screen.draw(key)
      fflush(screen.stream)
    }
    #expect(shown() == nil)
    screen.show()
    #expect(shown() == "[vc]")
    screen.show()
    #expect(shown() == nil)

    screen.draw("→\n")
    screen.show()
    #expect(shown() == "→\n")
    #expect(shown() == nil)
  }
}
