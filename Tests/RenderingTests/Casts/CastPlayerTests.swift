import Curriculum
import Rendering
import Testing
import Typesetting

@Suite struct CastPlayerTests {
  private static let clear = "\u{1B}[m\u{1B}[H\u{1B}[2J"
  private static let text = """
    {"version":2,"width":80,"height":24}
    [0,"m","1/2 One"]
    [0,"o","one\\r\\n"]
    [1,"i","x\\r"]
    [1,"o","a\\r\\n"]
    [601,"m","2/2 Two"]
    [601,"o","two\\r\\n"]
    [602,"o","b\\r\\n"]

    """

  private func player() throws -> CastPlayer {
    CastPlayer(try Cast(Self.text), isTerminal: true)
  }

  @Test func stepsGoFromOneThingThatIsSeenToTheNext() throws {
    var player = try player()
    #expect((1...4).map { _ in player.step() } == ["one\r\n", "a\r\n", "two\r\n", "b\r\n"])
    #expect(player.isOver && player.step() == "")
  }

  @Test func itStandsStillUntilItIsToldToGoOn() throws {
    var player = try player()
    _ = player.step()
    #expect(player.wait == nil)
    _ = player.take(.playOrPause)
    #expect(player.wait == 1000)
    _ = player.step()
    // The teacher talked for ten minutes.
    #expect(player.wait == 2000)
    _ = player.take(.faster)
    #expect(player.wait == 1000)
    for _ in 0..<9 { _ = player.take(.slower) }
    #expect(player.wait == 8000)
    _ = player.take(.playOrPause)
    #expect(player.wait == nil)
  }

  @Test func markersAreJumpedTo() throws {
    var player = try player()
    _ = player.step()
    #expect(player.take(.nextMarker) == "a\r\ntwo\r\n")
    #expect(player.markers == (2, 2))
    #expect(player.take(.markerBefore) == Self.clear + "one\r\n")
    #expect(player.markers == (1, 2))
    #expect(player.take(.markerBefore) == Self.clear + "one\r\n")
    _ = player.take(.nextMarker)
    #expect(player.take(.nextMarker) == "b\r\n" && player.isOver)
  }

  @Test func theLineBelowSaysThePageWhereThereAreAnyAndTheEnd() throws {
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    var player = try player()
    _ = player.step()
    #expect(renderer.line(about: player).hasPrefix("page 1 of 2 · Space next"))
    for _ in 0..<3 { _ = player.step() }
    #expect(renderer.line(about: player) == "page 2 of 2 · the end · b back a page · q leave")
    let bare = "{\"version\":2}\n[0,\"o\",\"one\"]\n[1,\"o\",\"two\"]\n"
    var other = CastPlayer(try Cast(bare), isTerminal: true)
    _ = other.step()
    #expect(renderer.line(about: other).hasPrefix("Space next"))
  }

  @Test(arguments: Language.allCases)
  func theLineBelowFitsEightyColumns(_ language: Language) throws {
    let pages = (1...30).map { "[\($0),\"m\",\"\($0)\"]\n[\($0),\"o\",\"a\"]\n" }
    var player = CastPlayer(try Cast("{\"version\":2}\n" + pages.joined()), isTerminal: true)
    _ = player.take(.slower)
    _ = player.take(.slower)
    for _ in 0..<2 {
      let lines = [80, 400].map {
        Renderer(width: $0, theme: .plain, language: language).line(about: player)
      }
      #expect(lines[0] == lines[1])
      _ = player.take(.playOrPause)
    }
  }

  @Test func aPipeReadsAllOfItWithItsPages() throws {
    let cast = try Cast(Self.text)
    #expect(CastPlayer.text(of: cast) == "\n# 1/2 One\n\none\na\n\n# 2/2 Two\n\ntwo\nb\n")
  }

  @Test func whatIsLeftOutIsCountedFromItsLine() throws {
    let hostile = Self.text + "[603,\"o\",\"\\u001b]0;x\\u0007\"]\n[604,\"o\",\"\\u001b[6n\"]\n"
    let refusals = try #require(CastPlayer.refusals(in: try Cast(hostile)))
    #expect(refusals == (9, 2))
    #expect(CastPlayer.refusals(in: try Cast(Self.text)) == nil)
  }
}
