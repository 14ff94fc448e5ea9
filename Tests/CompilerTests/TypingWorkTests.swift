import Diagnostics
import ObjectModel
import ObjectRuntime
import Parsing
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Compiler
@testable import Declaring
@testable import TypedTree

/// How much typing there is to do for a text: nesting and order must not multiply it.
struct TypingWorkTests {
  /// How many expressions are typed for a Swift text whose declarations are made known first.
  private func count(_ text: String) -> Int {
    let source = SourceText(name: "a.swift", text: text)
    let script = Script.read(source, dialect: .swift)
    #expect(script.diagnostics.isEmpty)
    var declared: [Announcement] = []
    var others: [Statement] = []
    for case .statement(let statement, _) in script.items {
      if statement.isDeclaration {
        declared.append(Announcement(statement, in: source))
      } else {
        others.append(statement)
      }
    }
    var compiler = Typing(Declarations(), .swift, source, classes: FrameworkTable.uikit.outlined)
    compiler.announce(declared)
    for statement in others { _ = compiler.resolve(topLevel: statement) }
    #expect(compiler.diagnostics.isEmpty)
    return compiler.typedCount
  }

  private func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  @Test(arguments: [1, 10, 50])
  func aCallAndItsArgumentsAreTypedOnce(_ depth: Int) {
    // Each level is a call and a number, and the innermost one number more.
    #expect(count(nested(depth, "max(", "1", ", 2)")) == 2 * depth + 1)
  }

  private static let overloads = """
    func f(_ a: Int, b: Int = 1) -> Int { 1 }
    func f(_ a: Double, b: Int = 2) -> Double { 1 }
    func f(_ a: String, b: Int = 3) -> String { "" }

    """

  @Test(arguments: [1, 10, 50])
  func anOverloadIsChosenFromArgumentsThatAreTypedOnce(_ depth: Int) {
    let none = count(Self.overloads)
    // A default that is left out is a literal, typed where it is left out.
    #expect(count(Self.overloads + nested(depth, "f(", "1", ")")) - none == 2 * depth + 1)
  }

  private static let operators = """
    struct V { var x = 1 }
    func + (a: V, b: V) -> V { a }
    let v = V()

    """

  @Test(arguments: [10, 40])
  func operandsOfOnesOwnOperatorsAreTypedOnce(_ depth: Int) {
    let none = count(Self.operators)
    // Each level is an operation and its second operand.
    #expect(count(Self.operators + nested(depth, "(", "v", " + v)")) - none == 2 * depth + 1)
  }

  /// How many expressions more a text of twice the size has.
  private func growth(_ text: (Int) -> String) -> (first: Int, second: Int) {
    let (small, middle, large) = (count(text(10)), count(text(20)), count(text(40)))
    return (middle - small, large - middle)
  }

  /// How many expressions are typed at two depths, the second twice the first: what is tried for its
  /// own type on each level costs at most the square of the depth.
  private func squares(_ text: (Int) -> String) -> (first: Int, limit: Int) {
    (count(text(24)) - count(text(0)), 5 * (count(text(12)) - count(text(0))))
  }

  @Test func closuresBehindCoalescingAreTriedOnceALevel() {
    let (work, limit) = squares { depth in
      "let x: Int? = nil\nlet y: Int = " + nested(depth, "x ?? { ", "1", " }()") + "\n"
    }
    #expect(work <= limit)
  }

  @Test func trailingClosuresThatChooseAMethodAreTriedOnceALevel() {
    let (work, limit) = squares { depth in
      "struct A {\n  func f(_ a: () -> Void) {}\n  func f(_ a: (Int) -> Void) {}\n"
        + "  func g() { " + nested(depth, "f { ", "_ = 1", " }") + " }\n}\n"
    }
    #expect(work <= limit)
  }

  @Test func subclassesBeforeTheirBaseAreTypedOnce() {
    let (first, second) = growth { number in
      (0..<number).map { "class C\($0): C\($0 + 1) { func m\($0)() -> Int { \($0) } }\n" }.joined()
        + "class C\(number) {}\n"
    }
    #expect(first == 10)
    #expect(second == 20)
  }

  @Test func aStructOfStructsIsMadeWithoutLookingIntoThem() {
    let (first, second) = growth { number in
      (0..<number).map { "struct S\($0) { var a = S\($0 + 1)(); var b = S\($0 + 1)() }\n" }.joined()
        + "struct S\(number) { var x = 1 }\n"
    }
    #expect(second == 2 * first)
  }

  @Test func membersOfUnknownObjectsAreTypedOnce() {
    let (first, second) = growth { number in
      "func f(_ x: AnyObject) { _ = " + nested(number, "x.g(", "1", ")") + " }\n"
    }
    #expect(second == 2 * first)
  }

  @Test func extensionsOfProtocolsAreTypedOnceForEachTypeThatConforms() {
    let (first, second) = growth { number in
      "protocol P {}\nstruct A: P {}\nstruct B: P {}\n"
        + (0..<number).map { "extension P { func m\($0)() -> Int { \($0) } }\n" }.joined()
    }
    #expect(first == 20)
    #expect(second == 40)
  }
}
