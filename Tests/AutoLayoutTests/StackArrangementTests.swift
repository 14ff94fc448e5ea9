import AutoLayout
import Constraints
import ObjectModel
import Testing

/// A stack view at the top left, of three views whose contents are those of "Let's Build
/// UIStackView": 160x200, 80x100 and 40x50.
private func stack(
  _ equations: String = "", of views: [String] = ["a 160x200", "b 80x100", "c 40x50"],
  arranged: (inout StackArrangement) -> Void
) -> Screen {
  var screen = Screen("stack", equations: "stack.leading == root.leading; stack.top == root.top")
  for view in views {
    let one = Screen(view, equations: "")
    let name = view.split(separator: " ")[0]
    screen.add(String(name), in: "stack")
    screen[name].horizontal = one[name].horizontal
    screen[name].vertical = one[name].vertical
  }
  var arrangement = StackArrangement(views.map { screen.id($0.split(separator: " ")[0]) })
  arranged(&arrangement)
  screen["stack"].stack = arrangement
  screen.constrain(equations)
  return screen
}

@Suite struct StackArrangementTests {
  @Test func isAsLargeAsItsViews() {
    let screen = stack { $0.spacing = 10 }
    #expect(screen.frames == "stack 0 0 300x200, a 0 0 160x200, b 170 0 80x200, c 260 0 40x200")
  }

  @Test(
    arguments: [
      (.fill, "a 0 0 160x200, b 160 0 80x200, c 240 0 40x200"),
      (.leading, "a 0 0 160x200, b 160 0 80x100, c 240 0 40x50"),
      (.center, "a 0 0 160x200, b 160 50 80x100, c 240 75 40x50"),
      (.trailing, "a 0 0 160x200, b 160 100 80x100, c 240 150 40x50"),
      (.firstBaseline, "a 0 0 160x200, b 160 0 80x100, c 240 0 40x50"),
      (.lastBaseline, "a 0 0 160x200, b 160 100 80x100, c 240 150 40x50"),
    ] as [(StackArrangement.Alignment, String)])
  func alignsAcross(_ alignment: StackArrangement.Alignment, _ frames: String) {
    let screen = stack { $0.alignment = alignment }
    #expect(screen.frames == "stack 0 0 280x200, " + frames)
    #expect(screen.layout.solution().broken.isEmpty)
  }

  @Test(
    arguments: [
      (.fillEqually, "a 0 0 100x200, b 100 0 100x200, c 200 0 100x200"),
      (.fillProportionally, "a 0 0 171.429x200, b 171.429 0 85.714x200, c 257.143 0 42.857x200"),
      (.equalSpacing, "a 0 0 160x200, b 170 0 80x200, c 260 0 40x200"),
      // Centres at 80, 180 and 280 would lay the second over the first.
      (.equalCentering, "a 0 0 160x200, b 160 0 80x200, c 260 0 40x200"),
    ] as [(StackArrangement.Distribution, String)])
  func distributesAlong(_ distribution: StackArrangement.Distribution, _ frames: String) {
    let screen = stack("stack.width == 300") { $0.distribution = distribution }
    let solution = screen.layout.solution()
    #expect(solution.broken.isEmpty)
    #expect(screen.frames == "stack 0 0 300x200, " + frames)
  }

  @Test func whoHugsLeastIsStretchedAndWhoResistsLeastIsSqueezed() {
    var screen = stack("stack.width == 300") { _ in }
    screen["b"].horizontal.hugging = Priority(249)
    #expect(screen.frames == "stack 0 0 300x200, a 0 0 160x200, b 160 0 100x200, c 260 0 40x200")
    screen.layout.constraints.removeLast()
    screen.constrain("stack.width == 200")
    screen["a"].horizontal.compressionResistance = Priority(749)
    #expect(screen.frames == "stack 0 0 200x200, a 0 0 80x200, b 80 0 80x200, c 160 0 40x200")
  }

  @Test func hiddenViewsTakeNoPlaceAndNoSpacing() {
    var screen = stack { $0.spacing = 10 }
    screen["b"].isHidden = true
    #expect(screen.frames == "stack 0 0 210x200, a 0 0 160x200, b 170 0 0x200, c 170 0 40x200")
    screen["c"].isHidden = true
    #expect(screen.frames == "stack 0 0 160x200, a 0 0 160x200, b 160 0 0x200, c 160 0 0x200")
    screen["a"].isHidden = true
    #expect(screen.frames == "stack 0 0 0x200, a 0 0 0x200, b 0 0 0x200, c 0 0 0x200")
  }

  @Test func standsInAColumnWithinItsMargins() {
    let screen = stack {
      $0.axis = .vertical
      $0.alignment = .center
      $0.isLayoutMarginsRelative = true
      $0.customSpacing = [$0.views[0]: 20]
    }
    #expect(
      screen.frames
        == "stack 0 0 176x386, a 8 8 160x200, b 48 228 80x100, c 68 328 40x50")
  }

  @Test func oneViewIsCentred() {
    let screen = stack("stack.height == 100", of: ["a 60x20"]) { $0.alignment = .center }
    #expect(screen.frames == "stack 0 0 60x100, a 0 40 60x20")
  }

  @Test func anEmptyOneAsksForNothing() {
    #expect(stack(of: []) { _ in }.frames == "stack 0 0 0x0 ?")
  }

  @Test func itsConstraintsBearTheNamesOfTheirPurposes() throws {
    let screen = stack("a.width == 100; stack.width == 330") { $0.distribution = .fillEqually }
    let broken = try #require(screen.layout.solution().broken.first)
    #expect(
      broken.others.map(screen.line) == [
        "'UISV-canvas-connection' stack.leading == a.leading   (active)",
        "'UISV-canvas-connection' H:[c]-(0)-|   (active, names: '|':stack )",
        "'UISV-spacing' H:[a]-(0)-[b]   (active)",
        "'UISV-spacing' H:[b]-(0)-[c]   (active)",
        "'UISV-fill-equally' b.width == a.width   (active)",
        "'UISV-fill-equally' c.width == a.width   (active)",
        "a.width == 100   (active)",
      ])
  }
}
