import Diagnostics
import ObjectRuntime
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// Long lists, deep trees and collections that hold themselves: none may end the program itself.
struct NativeStackTests {
  @Test(arguments: [
    """
    class N { var next: N? }
    var head: N?
    for _ in 0..<100_000 { let n = N()
      n.next = head
      head = n }
    head = nil
    """,
    """
    indirect enum List { case end, node(Int, List) }
    var list = List.end
    for i in 0..<20_000 { list = .node(i, list) }
    print("\\(list)".count > 1000)
    list = .end
    """,
    """
    var f = { 0 }
    for i in 0..<20_000 { let g = f
      f = { i < 0 ? g() : i } }
    f = { 1 }
    """,
    """
    var a: [Any] = []
    var b: [Any] = []
    for _ in 0..<20_000 { a = [a]
      b = [b] }
    a = []
    """,
    """
    var top = UIView()
    for _ in 0..<2_000 { let view = UIView()
      view.addSubview(top)
      top = view }
    window.addSubview(top)
    top.removeFromSuperview()
    top = UIView()
    """,
  ])
  func whatIsLongOrDeepIsBuiltPrintedAndFreed(_ text: String) {
    #expect(Running.log(text + "\nprint(\"freed\")", .swift).last == "log: freed")
  }

  @Test func aListUnderManualCountingIsFreedByItsOwnDeallocs() {
    let log = Running.log(
      """
      int count = 0;
      @interface N : NSObject { @public N *next; }
      @end
      @implementation N
      - (void)dealloc { count++; [next release]; [super dealloc]; }
      @end
      N *head = nil;
      for (int i = 0; i < 20000; i++) { N *n = [[N alloc] init]; n->next = head; head = n; }
      [head release];
      NSLog(@"%d", count);
      """, memory: .manual)
    #expect(log.last == "log: 20000")
  }

  @Test func aListIsFreedFromItsHead() {
    let log = Running.log(
      """
      class N { var next: N?
        let number: Int
        init(_ number: Int) { self.number = number }
        deinit { if number % 1000 == 0 { print(number) } } }
      var head: N?
      for i in 0...5000 { let n = N(5000 - i)
        n.next = head
        head = n }
      head = nil
      """, .swift)
    #expect(
      log.filter { $0.hasPrefix("log:") }
        == ["log: 0", "log: 1000", "log: 2000", "log: 3000", "log: 4000", "log: 5000"])
  }

  @Test(arguments: [
    "[a addObject:a];\nNSLog(@\"%@\", a);",
    "[a addObject:b]; [b addObject:a];\nNSLog(@\"%d\", [a isEqual:b]);",
    "for (int i = 0; i < 40; i++) { a = [NSMutableArray arrayWithObjects:a, a, nil]; }\n"
      + "for (int i = 0; i < 40; i++) { b = [NSMutableArray arrayWithObjects:b, b, nil]; }\n"
      + "NSLog(@\"%d\", [a isEqual:b]);",
    "[d setObject:d forKey:@\"d\"];\nNSLog(@\"%@\", d);",
    "[d setObject:a forKey:@\"a\"]; [a addObject:d];\na",
  ])
  func collectionsThatHoldThemselvesArePrintedAndCompared(_ text: String) {
    let head = """
      NSMutableArray *a = [NSMutableArray array];
      NSMutableArray *b = [NSMutableArray array];
      NSMutableDictionary *d = [NSMutableDictionary dictionary];

      """
    let log = Running.log(head + text + "\nNSLog(@\"alive\");")
    #expect(log.last == "log: alive")
  }

  @Test(arguments: [
    "class S { var s = S() }\nlet s = S()",
    "struct S { var all = [S()] }\nlet s = S()",
    "func f(_ x: Int = f()) -> Int { x }\nf()",
  ])
  func aDefaultValueMayAskForItself(_ text: String) {
    #expect(Running.log(text, .swift).last?.hasPrefix("stack overflow") == true)
  }

  @Test func aStructMayHoldMoreThanAMachineDoes() {
    let text =
      "struct S40 { }\n"
      + (0..<40).reversed().map {
        "struct S\($0) { var a = S\($0 + 1)()\n var b = S\($0 + 1)() }\n"
      }.joined() + "func make() -> S0 { S0() }\nprint(1)"
    #expect(Running.log(text, .swift) == ["log: 1"])
  }

  @Test func aClassThatExistsCannotBecomeItsOwnSuperclass() {
    let text = "@interface A : NSObject\n@end\n@interface A : A\n@end"
    #expect(Running.log(text).last?.contains("recursiveSuperclass") == true)
  }

  @Test func aMacroMayMeanItselfOrManyOthers() {
    let many = (0..<30).map { "#define A\($0) (A\($0 + 1) + A\($0 + 1))\n" }.joined()
    for text in ["#define A A\nint x = A;", "#define A B\n#define B A\nA;", many + "int x = A0;"] {
      #expect(Running.log(text).last?.contains("error") == true)
    }
  }

  @Test func whatNobodyCouldReadIsNotPrinted() {
    let text =
      "NSArray *a = @[];\nfor (int i = 0; i < 40; i++) { a = @[a, a]; }\nNSLog(@\"%@\", a);"
    #expect(Running.log(text).last == "stopped: output")
  }

  @Test func aLargeDictionaryIsSearchedQuickly() {
    let log = Running.log(
      """
      var d: [String: Int] = [:]
      for i in 0..<20_000 { d["k\\(i)"] = i }
      d["k7"] = nil
      d["k8"] = -8
      d["new"] = 1
      print(d["k19999"]!, d["k7"] == nil, d["k8"]!, d["new"]!, d.count)
      """, .swift)
    #expect(log.last == "log: 19999 true -8 1 20000")
  }

  @Test func thousandsOfLeaksAreFoundAtOnce() {
    let world = Running.world(
      """
      class N { var next: N?
        var back: N? }
      var head: N? = N()
      var last = head
      for _ in 0..<3_000 { let n = N()
        last!.next = n
        n.back = last
        last = n }
      last = nil
      head = nil
      """, .swift)
    #expect(world.simulation.leaks.count == 3_001)
    let chain = Running.world(
      """
      @interface N : NSObject { @public id next; }
      @end
      @implementation N
      @end
      for (int i = 0; i < 3000; i++) { N *n = [[N alloc] init]; n->next = [[N alloc] init]; }
      """, memory: .manual)
    #expect(chain.simulation.leaks.count == 3_000)
  }
}
