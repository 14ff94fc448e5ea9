import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

struct SwiftParserTests {
  @Test(arguments: expressions)
  func anExpressionIsReadAsItBinds(_ text: String, _ dump: String) {
    #expect(read(text) == dump)
  }

  @Test(arguments: statements)
  func aStatementIsReadWithItsParts(_ text: String, _ dump: String) {
    #expect(read(text) == dump)
  }

  @Test(arguments: SwiftCorpus.snippets)
  func whatSwiftAcceptsIsRead(_ snippet: String) {
    let script = Script.read(SourceText(name: "a.swift", text: snippet), dialect: .swift)
    #expect(script.diagnostics.map(\.fact) == [])
  }

  @Test(arguments: SwiftCorpus.declarations)
  func swiftIsRecognisedStatementByStatement(_ snippet: String) {
    let script = Script.read(SourceText(name: "a", text: snippet))
    #expect(script.diagnostics.map(\.fact) == [])
    #expect(script.dialects.allSatisfy { $0 == .swift })
  }

  private func read(_ text: String) -> String {
    let script = Script.read(SourceText(name: "a.swift", text: text), dialect: .swift)
    #expect(script.diagnostics.map(\.fact) == [])
    return TreeDump.text(of: script.statements)
  }

  @Test func aClassIsReadWithItsMembers() {
    #expect(
      read(
        """
        final class Lamp: UIView, Dimmable {
          @IBOutlet private(set) weak var bulb: UIView!
          lazy var name: String = { "x" }()
          var level = 1 { didSet { print(oldValue) } }
          static let shared = Lamp()
          required init?(coder: NSCoder) { super.init(coder: coder) }
          override func dim(to level: Int = 0, _ animated: Bool) throws -> Bool { true }
          deinit {}
        }
        """) == """
          (class Lamp
            (final)
            (inherits UIView Dimmable)
            (var (private(set) weak) (attributes IBOutlet) (bulb (: UIView!)))
            (var (lazy) (name (: String) (call (closure (parameters) (body "x")))))
            (var (level 1 (accessors (didSet oldValue (body (call print oldValue))))))
            (let (static) (shared (call Lamp)))
            (initializer? init
              (required)
              (parameters (coder:coder NSCoder))
              (body (call (member super init) (label coder coder))))
            (method dim
              (override)
              (parameters (to:level Int 0) (animated Bool))
              throws
              (-> Bool)
              (body true))
            (deinitializer deinit (parameters) (body)))
          """)
  }

  @Test func functionNamesItself() {
    #expect(
      read("func go(_ a: Int, to b: Int) { print(#function, #line) }\nprint(#function)") == """
        (function go (parameters (a Int) (to:b Int)) (body (call print "go(_:to:)" 1)))
        (call print "main")
        """)
  }

  @Test func rangesCoverWhatWasWritten() {
    let source = SourceText(name: "a.swift", text: "x = vc.view; (a + b)\nfoo { 1 }")
    let script = Script.read(source, dialect: .swift)
    #expect(script.statements.map { source[$0.range] } == ["x = vc.view", "(a + b)", "foo { 1 }"])
  }

  private static let expressions: [(String, String)] = [
    ("a + b * c - d", "(- (+ a (* b c)) d)"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a == b && c || !d", "(|| (&& (== a b) c) (prefix ! d))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"),
    ("x as? A ?? b", "(?? (as? A x) b)"),
    ("x is A == true", "(== (is x A) true)"),
    ("1...n - 1", "(... 1 (- n 1))"),
    ("a[1...]", "(element a (... 1 _))"),
    ("a[..<n]", "(element a (..< _ n))"),
    ("-x.y", "(prefix - (member x y))"),
    ("a?.b.c!.d", "(chain (member (forced (member (member (link a) b) c)) d))"),
    ("a?[0]?()", "(chain (call (link (element (link a) 0))))"),
    ("a?.b == c?.d", "(== (chain (member (link a) b)) (chain (member (link c) d)))"),
    ("f(a, b: c, &d)", "(call f a (label b c) (inout d))"),
    ("f(x) { $0 }", "(call f x (trailing (closure (parameters) (body $0))))"),
    (
      "f { a, b in a } c: { d }",
      """
      (call f
        (trailing (closure (parameters (a) (b)) (body a)))
        (trailing (label c (closure (parameters) (body d)))))
      """
    ),
    ("try? f() + 1", "(try? (+ (call f) 1))"),
    ("[Int]()", "(call (type [Int]))"),
    ("[String: [Int]]()", "(call (type [String:[Int]]))"),
    ("Array<Set<Int>>()", "(call (type Array<Set<Int>>))"),
    ("a < b", "(< a b)"),
    ("(1, x: 2).0", "(member (tuple 1 (label x 2)) 0)"),
    ("\"a\\(b)c\"", "(string \"a\" (interpolation b) \"c\")"),
    (".red", "(implicit red)"),
    ("xs.reduce(0, +)", "(call (member xs reduce) 0 +)"),
    ("#selector(A.tick(_:))", "(selector tick(_:))"),
    ("#available(iOS 13.4.1, *)", "(available 13.4.1)"),
    ("UIView()\n  .frame", "(member (call UIView) frame)"),
    ("{ [weak self] in self }", "(closure (captures (weak self)) (parameters) (body self))"),
  ]

  private static let statements: [(String, String)] = [
    ("let a: A<B<C<D>>>= e", "(let (a (: A<B<C<D>>>) e))"),
    ("let a: A<B<C>>? = e", "(let (a (: A<B<C>>?) e))"),
    ("infix operator >>>\na >>> b", "(call >>> a b)"),
    ("infix operator >>>\nlet a: A<B<C>> = b", "(let (a (: A<B<C>>) b))"),
    ("a >> b", "(>> a b)"),
    ("a\n-b", "a\n(prefix - b)"),
    ("a\n  + b", "(+ a b)"),
    ("f\n(x)", "f\nx"),
    ("let a = 1, b: Int", "(let (a 1) (b (: Int)))"),
    ("var a, b: Int", "(var (a (: Int)) (b (: Int)))"),
    ("let (a, _) = t", "(let ((tuple (let a) _) t))"),
    ("x += 1", "(+= x 1)"),
    ("_ = f()", "(= _ (call f))"),
    ("if let a, a > 1 {}", "(if (all (let a) (> a 1)) (body))"),
    ("if x { a } else if y { b }", "(if x (body a) (else (if y (body b))))"),
    ("guard let a = b else { return }", "(guard (let a b) (body (return)))"),
    ("while x {}", "(while x (body))"),
    ("repeat { a } while b", "(do (body a) b)"),
    ("for i in 0..<3 where i > 1 {}", "(for-in (let i) (..< 0 3) (where (> i 1)) (body))"),
    ("for (k, v) in d {}", "(for-in (tuple (let k) (let v)) d (body))"),
    (
      "switch x { case .a(let b), .c: 1; case is T: 2; case 1...2 where y: 3; default: 4 }",
      """
      (switch x
        (case ((enum-case .a (let b)) (enum-case .c)) (body 1))
        (case ((is T)) (body 2))
        (case ((... 1 2)) (where y) (body 3))
        (case (default) (body 4)))
      """
    ),
    ("if case let .a(b)? = x {}", "(if (case (some (enum-case .a (let b))) x) (body))"),
    ("do { a }", "(block a)"),
    (
      "do { try f() } catch let e { g(e) }",
      "(try (body (try (call f))) (catch (let e) (body (call g e))))"
    ),
    ("outer: while x { break outer }", "(label outer (while x (body (break outer))))"),
    ("do { defer { a } }", "(block (defer (body a)))"),
    ("typealias F = (Int) -> Void", "(alias F (Int)->Void)"),
    (
      "enum E: Int { case a = 1, b(Int, x: String) }",
      """
      (enum E
        (inherits Int)
        (case (a 1))
        (case (b (parameters (_ Int) (x:x String)))))
      """
    ),
    ("import UIKit", ""),
    ("var x: Int { 1 }", "(var (x (: Int) (accessors (get (body 1)))))"),
    ("var x = f() { didSet { a } }", "(var (x (call f) (accessors (didSet oldValue (body a)))))"),
  ]
}
