import Phrases
import Rendering
import Testing

@Suite struct CastTests {
  private static let header = #"{"version":2,"width":80,"height":24}"# + "\n"

  private func fault(_ text: String) -> CastFault? {
    do throws(CastFault) {
      _ = try Cast(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatWasWrittenIsReadAgain() throws {
    let events = [
      CastEvent(seconds: 0, .marker, "1/2"), CastEvent(seconds: 0.25, .output, "a\r\n“b”"),
      CastEvent(seconds: 7, .input, ":q\r"),
    ]
    let header = CastHeader(width: 80, height: 24, timestamp: 7, title: "t")
    let cast = try Cast(header.line + events.map(\.line).joined())
    #expect(cast.events.map(\.event) == events)
    #expect(cast.events.map(\.line) == [2, 3, 4] && cast.cut == nil)
  }

  @Test func codesThatNobodyKnowsAreSkipped() throws {
    let cast = try Cast(Self.header + "[1,\"r\",\"80x24\"]\n[2,\"o\",\"x\"]\n")
    #expect(cast.events.map(\.event.data) == ["x"])
  }

  @Test func aCastIsPlayedUpToWhereItBreaksOff() throws {
    let first = Self.header + "[1,\"o\",\"x\"]\n"
    let second = "[2,\"o\",\"“日\u{1F642}é\"]"
    for count in 0...second.utf8.count {
      let bytes = Array((first + second).utf8.prefix(first.utf8.count + count))
      let text = try #require(String(validating: Cast.wholeCharacters(of: bytes), as: UTF8.self))
      let cast = try Cast(text)
      #expect(cast.events.count == (count == second.utf8.count ? 2 : 1), "\(count)")
      #expect(cast.cut == (0 < count && count < second.utf8.count ? 3 : nil), "\(count)")
    }
  }

  @Test(arguments: [
    ("", 1, CastFault.Fact.noHeader), ("no cast\n", 1, .noHeader), ("[1]\n", 1, .noHeader),
    ("{\"version\":3}\n", 1, .otherVersion(3)), ("{\"version\":1}\n", 1, .otherVersion(1)),
    (header + "x\n[1,\"o\",\"\"]\n", 2, .noEvent), (header + "[1,\"o\"]\n\n", 2, .noEvent),
    (header + "[-1,\"o\",\"\"]\n\n", 2, .noEvent),
    (header + "[2,\"o\",\"\"]\n[1,\"o\",\"\"]\n", 3, .timeGoesBack),
  ])
  func whatIsNoCastIsToldWithItsLine(_ text: String, _ line: Int, _ fact: CastFault.Fact) {
    #expect(fault(text) == CastFault(line: line, fact))
  }
}
