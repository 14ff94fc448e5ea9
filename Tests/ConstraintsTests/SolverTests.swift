import Constraints
import Testing

/// Systems solved by hand; `?` is ambiguous.
private let systems: [(system: String, values: String)] = [
  // Equalities.
  ("x == 20", "x = 20"),
  ("2 x == 7", "x = 3.5"),
  ("x - 20 == 0", "x = 20"),
  ("- x == 20", "x = -20"),
  ("x + y == 10; x - y == 4", "x = 7, y = 3"),
  ("x == y; y == z; z == 5", "x = 5, y = 5, z = 5"),
  ("x + y + z == 6; x - y == 1; y - z == 1", "x = 3, y = 2, z = 1"),
  ("x + w == 300; x == 20", "w = 280, x = 20"),
  ("x + x == 10", "x = 5"),
  ("3 x == 100; x + y == 100", "x = 33.333333, y = 66.666667"),
  ("c - 0.5 w == 0; c == 160", "c = 160, w = 320"),
  // Redundant ones.
  ("x == 20; x == 20", "x = 20"),
  ("x + y == 10; x - y == 4; 2 x == 14", "x = 7, y = 3"),
  ("x == y; y == z; z == x; x == 1", "x = 1, y = 1, z = 1"),
  ("w == 10; w >= 10; w <= 10", "w = 10"),
  ("w == 0; w >= 0", "w = 0"),
  ("3 w == 100; 6 w == 200", "w = 33.333333"),
  // Inequalities.
  ("x >= 10; x <= 10", "x = 10"),
  ("w >= 10; w <= 20; w == 0 @ 1", "w = 10"),
  ("w >= 10; w <= 20; w == 30 @ 1", "w = 20"),
  ("w >= 10; w <= 20; w == 15 @ 1", "w = 15"),
  ("w <= 0", "w = 0"),
  ("x >= - 5; x <= - 5", "x = -5"),
  ("x + y <= 10; x >= 4; y >= 6", "x = 4, y = 6"),
  ("v - u >= 8; u == 100; v == 0 @ 250", "u = 100, v = 108"),
  // Priorities.
  ("w == 100 @ 250", "w = 100"),
  ("w == 100 @ 750; w == 50 @ 250", "w = 100"),
  ("w == 100 @ 250; w == 50 @ 750", "w = 50"),
  ("w == 100 @ 1; w == 50 @ 999", "w = 50"),
  ("w == 10 @ 501; w == 20 @ 500; w == 20 @ 500; w == 20 @ 499", "w = 10"),
  ("w == 10 @ 250.5; w == 20 @ 250", "w = 10"),
  ("w == 10 @ 999; w == 20", "w = 20"),
  ("x == 10 @ 500; x + y == 30 @ 500; y == 5 @ 400", "x = 10, y = 20"),
  // A thousand of lower priority weigh nothing; of equal priority the sum counts.
  ("w == 1 @ 2;" + String(repeating: "w == 1000000 @ 1;", count: 1000), "w = 1"),
  ("w == 0 @ 1; w == 0 @ 1; w == 100 @ 1", "w = 0"),
  // Hugging 250 and compression resistance 750 of two labels in 300 points.
  (
    """
    w + v == 300; w <= 100 @ 251; w >= 100 @ 750; v <= 80 @ 250; v >= 80 @ 750
    """, "v = 200, w = 100"
  ),
  (
    """
    w + v == 150; w <= 100 @ 250; w >= 100 @ 751; v <= 80 @ 250; v >= 80 @ 750
    """, "v = 50, w = 100"
  ),
  // Two constraints of one priority that cannot both hold leave everything between them.
  ("w == 100 @ 750; w == 200 @ 750", "w ?"),
  ("w + v == 300; w <= 100 @ 250; v <= 80 @ 250", "v ?, w ?"),
  // Ambiguity.
  ("x + y == 10", "x ?, y ?"),
  ("x >= 10", "x ?"),
  ("w <= 10", "w ?"),
  ("x == y; z == 3", "x ?, y ?, z = 3"),
  ("w + h == 0", "h = 0, w = 0"),
  ("w + h <= 0; x == w", "h = 0, w = 0, x = 0"),
  ("x + w == 100; w >= 20 @ 1", "w ?, x ?"),
  ("w + h == 10; w - h >= 10", "h = 0, w = 10"),
  ("w + h == 10; w - h >= 8", "h ?, w ?"),
  ("w == 5 @ 1000; w == h @ 1; h <= 10", "h = 5, w = 5"),
]

/// What cannot hold, by the places of the constraints.
private let conflicts: [(system: String, conflicts: [String])] = [
  ("w == 100; w == 200", ["1 with 0"]),
  ("w == 200; x == 1; w == 100", ["2 with 0"]),
  ("x + y == 10; x - y == 4; x == 8", ["2 with 0, 1"]),
  ("x == 1; y == 2; z == 3; x + y == 4", ["3 with 0, 1"]),
  ("w >= 100; w <= 50", ["1 with 0"]),
  ("w == - 10", ["0 with "]),
  ("x == 20; x + w == 0", ["1 with 0"]),
  // A label with margins in a cell that has no width yet.
  ("x == 15; x + w == t - 15; t == 0", ["2 with 0, 1"]),
  ("x == 1; x == 2; x == 3", ["1 with 0", "2 with 0"]),
  ("a == b; b == c; c == d; d == a + 1", ["3 with 0, 1, 2"]),
  ("a <= b; b <= c; c <= a - 1", ["2 with 0, 1"]),
  ("w == 100 @ 999; w == 200", []),
  ("w == 100; w == 200 @ 999", []),
  ("w == 100; w + 0 x == 100", []),
  ("0 x == 1", ["0 with "]),
  ("w == inf", ["0 with "]),
]

@Suite struct SolverTests {
  @Test(arguments: systems)
  func solvesAsByHand(_ system: String, _ values: String) {
    let system = LinearSystem(system)
    #expect(system.values == values)
    #expect(system.conflicts.isEmpty)
  }

  @Test(arguments: conflicts)
  func namesTheFewestThatConflict(_ system: String, _ conflicts: [String]) {
    #expect(LinearSystem(system).conflicts == conflicts)
  }

  @Test func whatIsRefusedChangesNothing() {
    let system = LinearSystem("x + y == 10; x - y == 4; x == 8; 2 x == 20; z == x")
    #expect(system.conflicts.count == 2)
    #expect(system.values == "x = 7, y = 3, z = 7")
  }

  @Test func saysWhichWishesAreMet() throws {
    let system = LinearSystem("w == 100 @ 750; w == 50 @ 250; w <= 70 @ 200")
    #expect(
      try system.ids.map { system.solver.isSatisfied(try #require($0)) } == [true, false, false])
  }

  @Test func removingRestoresWhatWasBefore() {
    var system = LinearSystem("x + w == 300; x == 20; w == 100 @ 999; x == 0 @ 1")
    #expect(system.values == "w = 280, x = 20")
    system.remove(1)
    #expect(system.values == "w = 100, x = 200")
    system.remove(2)
    #expect(system.values == "w = 300, x = 0")
    system.add("x == 20")
    system.remove(3)
    #expect(system.values == "w = 280, x = 20")
  }

  @Test func aRedundantConstraintHoldsWhenItsTwinIsRemoved() {
    var system = LinearSystem("x + y == 10; x - y == 4; 2 x == 14")
    system.remove(0)
    #expect(system.values == "x = 7, y = 3")
    system.remove(2)
    #expect(system.values == "x ?, y ?")
  }

  @Test func removingTwiceOrWhatWasRefusedDoesNothing() {
    var system = LinearSystem("x == 1; x == 2")
    system.remove(1)
    #expect(system.values == "x = 1")
    system.remove(0)
    system.remove(0)
    #expect(system.values == "x ?")
  }

  @Test func chainsOfFiveHundredViewsFill() throws {
    var text = "x0 == 0; x499 + w499 == 10000"
    for view in 1..<500 {
      text += "\nx\(view) == x\(view - 1) + w\(view - 1) + 8; w\(view) == w\(view - 1)"
    }
    let system = LinearSystem(text)
    let width = (10000.0 - 499 * 8) / 500
    for view in 0..<500 {
      let x = try #require(system.value("x\(view)"))
      #expect(abs(x - Double(view) * (width + 8)) < 1e-6)
    }
    #expect(system.solver.ambiguousVariables().isEmpty)
  }

  @Test func aConflictAtTheEndOfALongChainNamesTheWholeChain() {
    var text = "x0 == 0"
    for view in 1..<200 { text += "\nx\(view) == x\(view - 1) + 8" }
    let system = LinearSystem(text + "\nx199 == 0")
    #expect(
      system.conflicts == ["200 with " + (0..<200).map(String.init).joined(separator: ", ")])
  }
}
