import Curriculum
import Interpreter
import ObjectRuntime
import Playgrounds
import Rendering
import Scripts
import Sessions
import Simulator
import Testing
import Typesetting
import UIKitClasses

/// Pictures in every language at every width: nothing is wider than the screen, nothing is lost.
@Suite struct PictureTests {
  private static let widths = Array(40...64) + [72, 80, 100, 120, 200]

  @Test(arguments: Scene.all, Language.allCases)
  func aTimelineFitsAndIsWhole(_ scene: Scene, _ language: Language) throws {
    let session = scene.session
    let move = try #require(session.playground.lastMove)
    let narrator = Narrator(move.world.simulation)
    let messages = move.trace.calls.map { narrator.named($0).text.bare }
    for width in PictureTests.widths {
      for isDrawn in [true, false] {
        var renderer = Renderer(width: width, theme: .plain, language: language)
        renderer.drawsPictures = isDrawn
        let lines = scene.picture(":timeline", renderer)
        expectFit(lines, width)
        var rest = lines.joined().bare[...]
        for message in messages {
          let place = try #require(rest.firstRange(of: message), "\(message), \(width) columns")
          rest = rest[place.upperBound...]
        }
      }
    }
  }

  @Test(arguments: Scene.all, Language.allCases)
  func aTreeFitsAndIsWhole(_ scene: Scene, _ language: Language) {
    let simulation = scene.session.playground.simulation
    let names = simulation.liveViewControllers.map { simulation.name(of: $0) }
    for width in PictureTests.widths {
      for isDrawn in [true, false] {
        var renderer = Renderer(width: width, theme: .plain, language: language)
        renderer.drawsPictures = isDrawn
        let lines = scene.picture(":tree", renderer)
        expectFit(lines, width)
        for name in names + ["window"] { #expect(lines.joined().bare.contains(name)) }
      }
    }
  }

  /// A window may be made narrower than any text, at any time.
  @Test(arguments: Scene.all, [0, 1, 2, 3, 5, 19])
  func nothingIsLostInANarrowWindow(_ scene: Scene, _ width: Int) {
    let simulation = scene.session.playground.simulation
    let names = simulation.liveViewControllers.map { simulation.name(of: $0) }
    for language in Language.allCases {
      var renderer = Renderer(width: 80, theme: .plain, language: language)
      renderer.width = width
      for command in [":state", ":tree"] {
        let text = scene.picture(command, renderer).joined().bare
        for name in names { #expect(text.contains(name)) }
      }
      for command in [":timeline", ":help", ":help UISwitch", "let x: Int = \"a\"", "x("] {
        #expect(!scene.picture(command, renderer).isEmpty)
      }
    }
  }

  @Test func aPushAModalAndATabSwitchLookDifferent() {
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    let pictures = [Scene.push, .modal, .tabs].map { $0.picture(":timeline", renderer) }
    #expect(Set(pictures).count == 3)
    #expect(pictures.map { $0.contains { $0.contains("animation") } } == [true, true, false])
  }

  @Test func whatIsDrawnInColourIsTheSameText() {
    let coloured = Renderer(width: 60, theme: .coloured, language: .ja)
    let plain = Renderer(width: 60, theme: .plain, language: .ja)
    for command in [":timeline", ":tree"] {
      let text = Scene.modal.picture(command, coloured).map {
        $0.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      }
      #expect(text == Scene.modal.picture(command, plain))
    }
  }

  /// Dots and dashes of other kinds take two columns in some terminals.
  @Test(arguments: Scene.all)
  func theSignsOfATimelineAreOfASCII(_ scene: Scene) {
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    #expect(scene.picture(":timeline", renderer).allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } })
  }

  private func expectFit(_ lines: [String], _ width: Int) {
    for line in lines where displayWidth(line) > width {
      Issue.record("\(line) is wider than \(width) columns")
    }
  }
}

extension String {
  /// Without what a layout adds: spaces, and the dots of empty lanes.
  fileprivate var bare: String { filter { $0 != " " && $0 != "." && $0 != "\u{A0}" } }
}
