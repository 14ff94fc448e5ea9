import Testing

@testable import Grading

@Suite struct VersionsTests {
  private static func warned(_ ask: String, ios: String = #"["2.2", 4.3, 5.1, 6.0]"#) -> String {
    #"""
    kind: versions
    dialects: [objc]
    setup: |
      @interface WeatherController : UIViewController
      @end
      @implementation WeatherController
      @end
      :nib WeatherController {view: UIView}
      WeatherController *weather = [[WeatherController alloc] init];
    code: |
      [weather view];
      :warn
    """# + "\nios: \(ios)\nask: \(ask)"
  }

  @Test(
    arguments: [
      (["n", "y", "y", "n"], 1.0, "max(0, (4/4-0.5)/(1-0.5)) = 1"),
      (["n", "y", "y", "y"], 0.5, "max(0, (3/4-0.5)/(1-0.5)) = 0.5"),
      (["y", "y", "y", "y"], 0, "max(0, (2/4-0.5)/(1-0.5)) = 0"),
      (["y", "n", "n", "y"], 0, "max(0, (0/4-0.5)/(1-0.5)) = 0"),
      (["false", "true", "true", "false"], 1, "max(0, (4/4-0.5)/(1-0.5)) = 1"),
      (["n", "y", "y"], 0.5, "max(0, (3/4-0.5)/(1-0.5)) = 0.5"),
      (["n", "y", "y", "n", "n"], 0, "max(0, (0/4-0.5)/(1-0.5)) = 0"),
      ([], 0, "max(0, (0/4-0.5)/(1-0.5)) = 0"),
    ] as [([String], Double, String)])
  func whatAGuessGetsIsDeducted(
    _ answer: [String], _ score: Double, _ working: String
  ) throws {
    let mark = try Asked(Self.warned("{call: weather viewDidUnload}")).mark(answer)
    #expect(mark.score == score)
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.working == working)
    #expect(mark.right == ["n", "y", "y", "n"])
  }

  @Test func theRunsAreShownCallByCall() throws {
    guard case .versions(let key) = try Asked(Self.warned("{call: weather viewDidUnload}")).key
    else { throw NoVersions() }
    #expect(
      key.rows.contains(.init(call: "weather viewWillUnload", times: [0, 0, 1, 0])))
    #expect(
      key.rows.contains(
        .init(call: "weather didReceiveMemoryWarning", times: [1, 1, 1, 1])))
  }

  private struct NoVersions: Error {}

  @Test(arguments: [
    ("{count: viewDidUnload}", ["0", "1", "1", "0"]),
    ("{calls: weather}", ["4", "5", "6", "3"]),
    ("{owners: weather}", ["1", "1", "1", "1"]),
  ])
  func numbersAreComparedAsTheyAre(_ ask: String, _ values: [String]) throws {
    let asked = try Asked(Self.warned(ask))
    #expect(asked.mark([]).right == values)
    #expect(asked.mark(values).isCorrect)
    #expect(asked.mark(["9"] + values.dropFirst()).score == 0.75)
    #expect(asked.mark(["9"] + values.dropFirst()).working == "3/4 = 0.75")
  }

  @Test func aLineAndASize() throws {
    let printed = try Asked(
      "kind: versions\nios: [5.1, 26]\ncode: [print(1), 'print(window.bounds.width)']\nask: {prints: 2}"
    )
    #expect(printed.mark(["320.0", "402.0"]).isCorrect)
    let sized = try Asked(
      "kind: versions\nios: [5.1, 26]\ncode: let v = UIViewController()\nask: {size: v.view}\n"
        + "setup: let x = 1")
    #expect(sized.mark([]).right == ["-", "-"])
    let measured = try Asked(
      "kind: versions\nios: [5.1, 26]\ncode: [let v = UIViewController(), _ = v.view]\n"
        + "ask: {size: v.view}")
    #expect(measured.mark(["320×460", "402X874"]).isCorrect)
  }
}
