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
    let whole = Self.header + "[1,\"o\",\"x\"]\n[2,\"o\",\"yz\"]\n"
    for count in 1..<12 {
      let cast = try Cast(String(whole.dropLast(count + 1)))
      #expect(cast.events.count == 1 && cast.cut == (count == 11 ? 3 : 3))
    }
    #expect(try Cast(String(whole.dropLast(13))).cut == nil)
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
