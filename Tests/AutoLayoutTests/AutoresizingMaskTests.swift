import AutoLayout
import ObjectModel
import Testing

@Suite struct AutoresizingMaskTests {
  /// A view of 60 in a superview of 200, at 40, that grows to 320: 100 remain behind it.
  @Test(
    arguments: [
      ([], "40 0 60x10"),
      ([.flexibleRightMargin], "40 0 60x10"),
      ([.flexibleWidth], "40 0 180x10"),
      ([.flexibleLeftMargin], "160 0 60x10"),
      ([.flexibleLeftMargin, .flexibleRightMargin], "74.286 0 60x10"),
      ([.flexibleWidth, .flexibleRightMargin], "40 0 105x10"),
      ([.flexibleLeftMargin, .flexibleWidth], "88 0 132x10"),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "64 0 96x10"),
    ] as [(AutoresizingMask, String)])
  func flexiblePartsShareTheGrowth(_ mask: AutoresizingMask, _ frame: String) {
    var screen = Screen()
    screen.add("box", frame: Rect(x: 0, y: 0, width: 200, height: 10))
    screen.constrain(
      "box.leading == root.leading; box.trailing == root.trailing; box.top == root.top")
    screen.constrain("box.height == 10")
    screen.add("a", in: "box", frame: Rect(x: 40, y: 0, width: 60, height: 10), .frame(mask))
    #expect(screen.frames == "box 0 0 320x10, a \(frame)")
    #expect(screen.layout.solution().broken.isEmpty)
  }

  @Test(
    arguments: [
      ([], "h=--& v=--&"),
      ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
      ([.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin], "h=&-- v=&-&"),
    ] as [(AutoresizingMask, String)])
  func isWrittenAsUIKitDoes(_ mask: AutoresizingMask, _ text: String) {
    #expect(mask.description == text)
  }
}
