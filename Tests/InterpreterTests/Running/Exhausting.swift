import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// A script that would use something up for ever, and the event that ends it.
struct Exhausting: CustomTestStringConvertible {
  var text: String
  var dialect: Dialect
  var memory: Memory
  var end: String
  var testDescription: String { text }

  init(
    _ text: String, _ dialect: Dialect = .objectiveC, _ memory: Memory = .automatic,
    ends end: String
  ) {
    self.text = text
    self.dialect = dialect
    self.memory = memory
    self.end = end
  }

  static let all =
    steps + nested + nestedInFrameworks + objects + collections + texts + output + turns

  private static let steps: [Exhausting] =
    [
      "for (;;) {}", "while (YES) ;", "do { } while (1);", "NSString *s; while (!s) { }",
    ].map { Exhausting($0, ends: "stopped: steps") }
    + [
      "while true {}", "repeat {} while true", "var i = 0\nwhile i >= 0 { i = i ^ 1 }",
      "for i in 0..<1_000_000_000 { _ = i }",
      "let f = { while true {} }\nf()",
    ].map { Exhausting($0, .swift, ends: "stopped: steps") }

  private static let nested: [Exhausting] =
    [
      "int f(int n) { return f(n + 1); }\nf(0);",
      "__block void (^f)(int) = nil;\nf = ^(int n) { f(n + 1); };\nf(0);",
      "void f() { @try { f(); } @finally { f(); } }\nf();",
      type("- (id)init { return [[A alloc] init]; }", then: "[[A alloc] init];"),
      type("- (void)go { [self go]; }", then: "[[[A alloc] init] go];"),
      type("- (BOOL)isEqual:(id)other { return [self isEqual:other]; }", then: "[a isEqual:a];"),
      type(
        "- (NSString *)description { return [NSString stringWithFormat:@\"%@\", self]; }",
        then: "NSLog(@\"%@\", a);"),
    ].map { Exhausting($0, ends: "stack overflow") }
    + [
      "func f(_ n: Int) -> Int { f(n + 1) }\nf(0)",
      "var f: (Int) -> Int = { $0 }\nf = { n in f(n + 1) }\nf(0)",
      "func f(_ n: Int) -> Int { [n].map { f($0 + 1) }[0] }\nf(0)",
      "func f() throws { defer { try? f() }\n try f() }\ntry? f()",
      "class A { var x: Int { x } }\nA().x",
      "class A { var x: Int { get { 0 } set { x = newValue } } }\nlet a = A()\na.x = 1",
      "class A { let a = A() }\nA()",
      "struct S { var x: Int { x } }\nS().x",
      "class A { var b: A!\n var x = 0 { didSet { b.x += 1 } } }\n"
        + "let a = A()\nlet b = A()\na.b = b\nb.b = a\na.x = 1",
      "class A: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(A())",
    ].map { Exhausting($0, .swift, ends: "stack overflow") }

  private static let nestedInFrameworks: [Exhausting] = [
    controller("- (void)loadView { [self.view setFrame:CGRectZero]; }", then: "[a view];"),
    controller(
      "- (void)loadView { }\n- (void)viewDidLoad { [self.view setHidden:YES]; }",
      then: "[a view];"),
    type(
      "- (void)go:(NSNotification *)note { \(post) }",
      then: "[[NSNotificationCenter defaultCenter] addObserver:a selector:@selector(go:) "
        + "name:@\"x\" object:nil];\n" + post),
    type("- (id)x { return [self valueForKey:@\"x\"]; }", then: "[a valueForKey:@\"x\"];"),
    type("- (void)setX:(id)x { [self setValue:x forKey:@\"x\"]; }", then: "[a setX:@1];"),
    type("- (void)go { [self performSelector:@selector(go)]; }", then: "[a go];"),
    type("- (id)copyWithZone:(id)zone { return [self copy]; }", then: "[a copy];"),
  ].map { Exhausting($0, ends: "stack overflow") }

  private static let objects: [Exhausting] = [
    Exhausting(
      "NSMutableArray *a = [NSMutableArray array];\nwhile (1) { [a addObject:[[NSObject alloc] init]]; }",
      ends: "stopped: objects"),
    Exhausting(
      "while (1) { [[NSObject alloc] init]; }", .objectiveC, .manual, ends: "stopped: objects"),
    Exhausting(
      "UIView *v = [[UIView alloc] init];\nwhile (1) { [v addSubview:[[UIView alloc] init]]; }",
      ends: "stopped: objects"),
    Exhausting("while (1) { [NSMutableArray array]; }", ends: "stopped: objects"),
    Exhausting(
      "class A {}\nvar all: [A] = []\nwhile true { all.append(A()) }", .swift,
      ends: "stopped: objects"),
    Exhausting(
      "class N { var next: N? }\nvar head: N?\nwhile true { let n = N()\n n.next = head\n head = n }",
      .swift, ends: "stopped: objects"),
    Exhausting("var a: [Any] = []\nwhile true { a = [a, a] }", .swift, ends: "stopped: objects"),
    Exhausting(
      "var f = { 0 }\nwhile true { let g = f\n f = { g() } }", .swift, ends: "stopped: objects"),
    Exhausting("class A {}\nwhile true { _ = A() }", .swift, ends: "stopped: output"),
    Exhausting("while (1) { [[NSObject alloc] init]; }", ends: "stopped: memory"),
  ]

  private static let collections: [Exhausting] =
    [
      "NSMutableArray *a = [NSMutableArray array];\nwhile (1) { [a addObject:@1]; }",
      "NSMutableDictionary *d = [NSMutableDictionary dictionary];\n"
        + "for (int i = 0; ; i++) { [d setObject:@(i) forKey:@(i)]; }",
    ].map { Exhausting($0, ends: "stopped: memory") }
    + [
      "var a: [Int] = []\nwhile true { a.append(1) }", "var a = [1, 2]\nwhile true { a = a + a }",
      "var a = [1, 2]\nwhile true { a += a }",
      "var a = [1]\nwhile true { a.append(contentsOf: a) }",
      "var d: [Int: Int] = [:]\nvar i = 0\nwhile true { d[i] = i\n i += 1 }",
      "var d: [String: Int] = [:]\nvar i = 0\nwhile true { d[\"k\\(i)\"] = i\n i += 1 }",
      "var all: [[Int]] = []\nlet a = Array(0..<1000)\n"
        + "while true { var b = a\n b[0] = all.count\n all.append(b) }",
      "var all: [[Int]] = []\nlet a = Array(0..<1000)\nwhile true { all.append(a.map { $0 + 1 }) }",
    ].map { Exhausting($0, .swift, ends: "stopped: memory") }

  private static let texts: [Exhausting] =
    [
      "NSString *s = @\"ab\";\nwhile (1) { s = [s stringByAppendingString:s]; }",
      "NSString *s = @\"ab\";\nwhile (1) { s = [NSString stringWithFormat:@\"%@%@\", s, s]; }",
      "NSMutableString *s = [[NSMutableString alloc] initWithString:@\"ab\"];\n"
        + "while (1) { [s appendString:s]; }",
      "NSMutableString *s = [[NSMutableString alloc] init];\nwhile (1) { [s appendFormat:@\"%99d\", 1]; }",
    ].map { Exhausting($0, ends: "stopped: memory") }
    + [
      "var s = \"ab\"\nwhile true { s = s + s }", "var s = \"ab\"\nwhile true { s += s }",
      "var s = \"ab\"\nwhile true { s = \"\\(s)\\(s)\" }",
      "var s = \"ab\"\nwhile true { s.append(s) }",
      "var a = [\"ab\"]\nwhile true { a = [a.joined(separator: a[0])]\n a.append(a[0]) }",
    ].map { Exhausting($0, .swift, ends: "stopped: memory") }

  private static let output: [Exhausting] = [
    Exhausting("while (1) { NSLog(@\"hello\"); }", ends: "stopped: output"),
    Exhausting("while (1) { NSLog(@\"\"); }", ends: "stopped: output"),
    Exhausting("while true { print(\"hello\") }", .swift, ends: "stopped: output"),
    Exhausting("while true { print() }", .swift, ends: "stopped: output"),
    Exhausting("print(Array(0..<9_000))", .swift, ends: "stopped: output"),
  ]

  private static let turns: [Exhausting] = [
    "Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }",
    """
    func again() {
      window.rootViewController = UIViewController()
      DispatchQueue.main.async { again() }
    }
    again()
    """,
  ].map {
    Exhausting(
      $0 + "\nRunLoop.main.run(until: Date(timeIntervalSinceNow: 1))", .swift,
      ends: "stopped: turns")
  }

  // MARK: - Scaffolds

  private static let post =
    "[[NSNotificationCenter defaultCenter] postNotificationName:@\"x\" object:nil];"

  private static func type(_ body: String, _ superclass: String = "NSObject", then code: String)
    -> String
  {
    let head = "@interface A : \(superclass)\n@end\n@implementation A\n\(body)\n@end\n"
    return head + (code.contains("alloc") ? "" : "A *a = [[A alloc] init];\n") + code
  }

  private static func controller(_ body: String, then code: String) -> String {
    type(body, "UIViewController", then: code)
  }
}
