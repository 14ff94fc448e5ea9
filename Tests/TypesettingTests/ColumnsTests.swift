import Testing

@testable import Typesetting

private let trace: [[[Run]]] = [
  [[Run("  vc")], [Run("loadView")], [Run("reads NoteController.nib")]],
  [[Run("")], [Run("text ← UITextView#1")], [Run("owners: its superview, property text")]],
  [[Run("")], [Run("viewDidLoad")]],
]

@Suite struct ColumnsTests {
  @Test func remarksStandBesideTheCalls() {
    #expect(
      columns(trace, width: 80, theme: .plain) == [
        "  vc  loadView             reads NoteController.nib",
        "      text ← UITextView#1  owners: its superview, property text",
        "      viewDidLoad",
      ])
  }

  @Test func remarksGoBelowTheCallsWhereThereIsNoRoom() {
    #expect(
      columns(trace, width: 40, theme: .plain) == [
        "  vc  loadView",
        "        reads NoteController.nib",
        "      text ← UITextView#1",
        "        owners: its superview, property",
        "        text",
        "      viewDidLoad",
      ])
  }

  @Test func lastColumnWrapsInItsRoom() {
    #expect(
      columns([[[Run("課")], [Run("読む 書く 話す 聞く 考える")]]], width: 20, theme: .plain) == [
        "課  読む 書く 話す", "    聞く 考える",
      ])
  }

  @Test(arguments: [20, 40, 80, 120])
  func noLineIsWiderThanTheScreen(width: Int) {
    for line in columns(trace, width: width, theme: .plain) {
      #expect(displayWidth(line) <= width, "\(line)")
    }
  }

  @Test func emptyTableHasNoLines() {
    #expect(columns([], width: 20, theme: .plain) == [])
  }

  @Test func cutsAreMarked() {
    #expect("viewDidLoad".truncated(to: 8) == "viewD...")
    #expect("第4課です".truncated(to: 8) == "第4課...")
    #expect("view".truncated(to: 4) == "view")
    #expect("viewDidLoad".truncated(to: 2) == "..")
  }

  @Test func paddingCountsColumns() {
    #expect("第4課".padded(to: 7) == "第4課  ")
    #expect("view".padded(to: 2) == "view")
  }
}
