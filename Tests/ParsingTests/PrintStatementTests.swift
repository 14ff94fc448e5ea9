import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

@Suite struct PrintStatementTests {
  @Test(
    arguments: [
      ("print(\"a\")", .swift, ["1 print\"a\")"], [true]),
      ("let a = 1\nprint( a ,\n  2)", .swift, ["2 printa,2)"], [false]),
      ("print(false, nil, -3.5, [1: \"x\"])", .swift, ["1 printfalse,nil,-3.5,[1:\"x\"])"], [true]),
      ("print(\"\\(a)\")", .swift, ["1 print\"\\(a)\")"], [false]),
      ("if x { print(f(1)); print(2) }", .swift, ["1 printf(1))", "1 print2)"], [false, true]),
      ("box.print(1); printer(2); // print(3)", .swift, [], []),
      ("NSLog(@\"tick\");", .objectiveC, ["1 NSLog@\"tick\")"], [true]),
      ("NSLog(@\"%d\", YES);", .objectiveC, ["1 NSLog@\"%d\",YES)"], [true]),
      ("NSLog(@\"%@\", memo.title);", .objectiveC, ["1 NSLog@\"%@\",memo.title)"], [false]),
      ("print(", .swift, ["1 print"], [true]),
    ] as [(String, Dialect, [String], [Bool])])
  func isFoundWithItsLine(
    _ code: String, _ dialect: Dialect, _ found: [String], _ areLiteral: [Bool]
  ) {
    let all = PrintStatement.all(in: SourceText(name: "", text: code), dialect)
    #expect(all.map { "\($0.line) \($0.text)" } == found)
    #expect(all.map(\.isLiteral) == areLiteral)
  }
}
