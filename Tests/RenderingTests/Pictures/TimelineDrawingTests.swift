import Curriculum
import Foundation
import FoundationXML
import Interpreter
import Learning
import ObjectRuntime
import Playgrounds
import Rendering
import Scripts
import Sessions
import Testing
import Typesetting

@Suite struct TimelineDrawingTests {
  private let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Transcripts/pictures/a-push.svg")

  /// `RECORD=1 swift test` writes what is drawn now and fails, so that a person looks at it.
  @Test func aPushIsDrawnAsItWas() throws {
    let drawn = try drawing(of: .push, .en)
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["RECORD"] != nil, drawn != known {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(drawn == known)
  }

  @Test(arguments: Scene.all, Language.allCases)
  func aDrawingIsXMLAndHoldsEveryMessage(_ scene: Scene, _ language: Language) throws {
    let drawn = try drawing(of: scene, language)
    let page = try #require(Page(drawn))
    #expect(page.root == "svg")
    #expect(page.texts["title"]?.first?.hasPrefix("iOS 26.0") == true)
    #expect(page.texts["desc"]?.first?.isEmpty == false)
    let move = try #require(scene.session.playground.lastMove)
    let narrator = Narrator(move.world.simulation)
    let shown = page.texts["text"] ?? []
    for call in move.trace.calls { #expect(shown.contains(narrator.named(call).text)) }
  }

  @Test func whatWasPrintedIsEscaped() throws {
    let page = try #require(Page(try drawing(of: .modal, .en)))
    #expect(page.texts["text"]?.contains("a < b & c") == true)
  }

  @Test(arguments: [
    "</text>", #"\u{0}\u{1B}[31m"#, #"\u{FFFE}\u{FFFF}"#, "]]>", "&amp;", #"一\u{202E}"#, "",
  ])
  func noTextBreaksTheDocument(_ text: String) throws {
    let scene = Scene(name: text, lines: ["print(\"\(text)\")"])
    #expect(Page(try drawing(of: scene, .en)) != nil)
  }

  private func drawing(of scene: Scene, _ language: Language) throws -> String {
    var session = scene.session
    let response = session.handle(":timeline --svg x.svg", at: Instant(wall: 0, monotonic: 0))
    guard case .looked(.drawing(let timeline, "x.svg"))? = response.replies.first else {
      throw NothingDrawn()
    }
    return Renderer(width: 80, theme: .plain, language: language).drawing(of: timeline)
  }

  private struct NothingDrawn: Error {}
}

/// A document as an XML reader sees it: the texts of its elements, by name; nil for what is none.
private final class Page: NSObject, XMLParserDelegate {
  private(set) var root: String?
  private(set) var texts: [String: [String]] = [:]
  private var text = ""

  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    root = root ?? name
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts[name, default: []].append(text)
    text = ""
  }
}
