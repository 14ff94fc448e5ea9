import AutoLayout
import Constraints
import ObjectModel
import Orders
import Testing

/// Layouts that were solved by hand.
private let layouts: [(views: [String], equations: String, frames: String)] = [
  (
    ["a"],
    """
    a.leading == root.leading + 20; a.trailing == root.trailing - 20
    a.top == root.top + 8; a.height == 44
    """, "a 20 8 280x44"
  ),
  (
    ["a"], "a.centerX == root.centerX; a.centerY == root.centerY; a.width == 100; a.height == 50",
    "a 110 215 100x50"
  ),
  (
    ["a"],
    "a.left == root.left; a.top == root.top; a.width == 0.5 * root.width; a.height == a.width",
    "a 0 0 160x160"
  ),
  (
    ["a"],
    """
    a.leading == root.leadingMargin; a.trailing == root.trailingMargin
    a.top == root.topMargin; a.bottom == root.bottomMargin
    """,
    "a 8 8 304x464"
  ),
  (
    ["a", "b"],
    """
    a.leading == root.leading; b.leading == a.trailing + 8; b.trailing == root.trailing
    b.width == 2 * a.width; a.top == root.top; b.top == a.top; a.height == 10; b.height == a.height
    """, "a 0 0 104x10, b 112 0 208x10"
  ),
  // The intrinsic content size, and what hugs or resists more.
  (["a 100x20"], "a.leading == root.leading; a.top == root.top", "a 0 0 100x20"),
  (
    ["a 100x20"], "a.leading == root.leading; a.trailing == root.trailing; a.top == root.top",
    "a 0 0 320x20"
  ),
  (
    ["a 400x20"], "a.leading == root.leading; a.trailing <= root.trailing; a.top == root.top",
    "a 0 0 320x20"
  ),
  (
    ["a 100x20"], "a.leading == root.leading; a.top == root.top; a.width == 50 @ 749",
    "a 0 0 100x20"
  ),
  (
    ["a 100x20"], "a.leading == root.leading; a.top == root.top; a.width == 50 @ 751", "a 0 0 50x20"
  ),
  (
    ["a 100x20"], "a.leading == root.leading; a.top == root.top; a.width == 150 @ 251",
    "a 0 0 150x20"
  ),
  // What lies between is left open.
  (["a"], "a.leading == root.leading", "a 0 0 0x0 ?"),
  (
    ["a 100x20", "b 80x20"],
    """
    a.leading == root.leading; b.leading == a.trailing; b.trailing == root.trailing
    a.top == root.top; b.top == root.top
    """, "a 0 0 240x20 ?, b 240 0 80x20 ?"
  ),
  // A child is placed in its superview however that one is placed.
  (
    ["a 100x20", "b 30x10"],
    """
    a.leading == root.leading + 7; a.top == root.top + 5
    b.leading == a.trailing; b.lastBaseline == a.bottom
    """,
    "a 7 5 100x20, b 107 15 30x10"
  ),
]

@Suite struct LayoutTests {
  @Test(arguments: layouts)
  func givesTheFramesOfTheHandSolution(_ views: [String], _ equations: String, _ frames: String) {
    var screen = Screen()
    for view in views {
      let one = Screen(view, equations: "")
      let name = view.split(separator: " ")[0]
      screen.add(String(name))
      screen[name].horizontal = one[name].horizontal
      screen[name].vertical = one[name].vertical
    }
    screen.constrain(equations)
    #expect(screen.frames == frames)
    #expect(screen.layout.solution().broken.isEmpty)
    #expect(screen.faults.isEmpty)
  }

  @Test func constraintsAcrossSuperviewsMeetInTheCommonAncestor() {
    var screen = Screen()
    screen.add("box", frame: Rect(x: 50, y: 60, width: 200, height: 200), .frame([]))
    screen.add("inner", in: "box")
    screen.add("beside")
    screen.constrain(
      """
      inner.leading == box.leading + 10; inner.top == box.top + 10
      inner.width == 40; inner.height == 40
      beside.leading == inner.trailing + 5; beside.centerY == inner.centerY
      beside.width == inner.width; beside.height == 10
      """)
    #expect(
      screen.frames == "box 50 60 200x200, inner 10 10 40x40, beside 105 85 40x10")
  }

  @Test func guidesAreTheOwnersBoundsButForTheirInsets() {
    var screen = Screen()
    screen.add("safe", in: "root", .insets(Insets(top: 64, bottom: 49)))
    screen.add("a")
    screen.constrain(
      "a.top == safe.top; a.bottom == safe.bottom; a.leading == safe.leading; a.width == safe.width"
    )
    #expect(screen.frames == "safe 0 64 320x367, a 0 64 320x367")
  }

  @Test func baselinesStandWhereTheTextSays() {
    var screen = Screen("a 100x20", "b 50x40", equations: "")
    screen["a"].firstBaseline = 16
    screen["a"].lastBaseline = 4
    screen["b"].firstBaseline = 31
    screen.constrain(
      """
      a.leading == root.leading; b.leading == a.trailing; b.top == root.top
      a.firstBaseline == b.firstBaseline
      """)
    #expect(screen.frames == "a 0 15 100x20, b 100 0 50x40")
  }

  @Test func aConstraintBetweenTreesIsTold() {
    var screen = Screen("a", equations: "")
    screen.add("apart", in: nil)
    screen.constrain("a.leading == apart.leading")
    #expect(screen.layout.solution().unrelated == screen.layout.constraints)
  }

  @Test func theLastOfThoseThatConflictIsBroken() throws {
    let screen = Screen(
      "a",
      equations:
        """
        a.leading == root.leading; a.top == root.top; a.height == 1
        a.width == 100; a.width == 200
        """
    )
    let solution = screen.layout.solution()
    let broken = try #require(solution.broken.first)
    #expect(solution.broken.count == 1)
    #expect(screen.line(broken.constraint) == "a.width == 200   (active)")
    #expect(broken.others.map(screen.line) == ["a.width == 100   (active)"])
    #expect(screen.frames == "a 0 0 100x1")
  }

  @Test func aViewThatKeepsItsMaskConflictsWithItsConstraints() throws {
    var screen = Screen()
    screen.add("a", frame: Rect(x: 0, y: 0, width: 100, height: 40), .frame([]))
    screen.constrain("a.width == 150")
    let broken = try #require(screen.layout.solution().broken.first)
    #expect(broken.others.map(screen.line) == ["h=--& v=--& a.width == 100   (active)"])
    #expect(
      broken.report(framework: "UIKitCore") { "<\($0.className):0x1 \(screen.line($0))>" } == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \n\
        \tTry this: \n\
        \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints) \n\
        (
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& a.width == 100   (active)>",
            "<NSLayoutConstraint:0x1 a.width == 150   (active)>"
        )

        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint:0x1 a.width == 150   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  /// A label with margins in a cell that has no width yet.
  @Test func widthsAreNeverNegative() throws {
    var screen = Screen(width: 0)
    screen.add("a")
    screen.constrain(
      """
      a.leading == root.leading + 15; root.trailing == a.trailing + 15
      a.top == root.top; a.height == 10
      """)
    let broken = try #require(screen.layout.solution().broken.first)
    #expect(
      broken.others.map(screen.line) + [screen.line(broken.constraint)]
        == [
          "h=--& v=--& root.width == 0   (active)",
          "H:|-15-[a]   (active, names: '|':root )",
          "H:[a]-15-|   (active, names: '|':root )",
        ].map { $0.replacing("-15-", with: "-(15)-") })
  }

  @Test(arguments: [
    ("a.leading == 20", LayoutFault.lonelyLocation),
    ("a.leading == 0 * root.leading", .lonelyLocation),
    ("a.width == root.leading", .pairing),
    ("a.top == root.leading", .pairing),
    ("a.leading == root.left", .directions),
    ("a.right == root.trailing", .directions),
    ("a.width == 10 @ 0", .priority(0)),
    ("a.width == 10 @ 1000.5", .priority(1000.5)),
    ("a.width == inf", .constantNotFinite(.infinity)),
  ])
  func refusesWhatUIKitThrowsAt(_ equation: String, _ fault: LayoutFault) {
    #expect(Screen("a", equations: equation).faults == [fault])
  }
}

@Suite struct RandomLayoutTests {
  /// Whatever is asked for, required constraints that were taken hold, and no size is negative.
  @Test func takenConstraintsHold() throws {
    var random = SplitMix64(seed: 2)
    let attributes = LayoutAttribute.allCases
    for _ in 0..<300 {
      var screen = Screen("a 100x20", "b 80x40", "c", equations: "")
      screen.add("d", in: "c")
      for _ in 0..<(1 + random.next(below: 12)) {
        let (one, other) = (random.next(below: 5), random.next(below: 6))
        let first = LayoutTerm(
          ObjectID(index: one), attributes[random.next(below: attributes.count)])
        let second =
          other == 5
          ? nil
          : LayoutTerm(ObjectID(index: other), attributes[random.next(below: attributes.count)])
        let relation = LayoutConstraint.Relation.allCases[random.next(below: 3)]
        let constraint = try? LayoutConstraint(
          first, relation, second, times: [1, 1, 0.5, -1][random.next(below: 4)],
          plus: Double(random.next(below: 100)),
          at: Priority([1000, 1000, 750, 1][random.next(below: 4)]))
        if let constraint { screen.layout.constraints.append(constraint) }
      }
      let solution = screen.layout.solution()
      for frame in solution.frames.values {
        #expect(frame.size.width > -1e-6 && frame.size.height > -1e-6)
      }
      // What was broken is not among what breaks when it is left out.
      let broken = solution.broken.map(\.constraint)
      var rest = screen.layout
      rest.constraints.removeAll { broken.contains($0) }
      #expect(rest.solution().broken.isEmpty)
      #expect(solution.broken.allSatisfy { $0.constraint.priority.isRequired })
    }
  }
}
