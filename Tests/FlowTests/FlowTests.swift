import Diagnostics
import Parsing
import Syntax
import Testing

@testable import Flow

private let flow = StatementFlow(isSwift: true, never: ["fatalError", "leave"])

/// The first function of a text of Swift.
private func function(_ text: String) throws -> Function {
  let script = Script.read(SourceText(name: "a.swift", text: text), dialect: .swift)
  try #require(script.diagnostics.isEmpty)
  for case .statement(let statement, _) in script.items {
    if case .function(let function) = statement.kind { return function }
    if case .type(let type) = statement.kind {
      for case .function(let function) in type.members { return function }
    }
  }
  throw NoFunction()
}

private struct NoFunction: Error {}

struct StatementFlowTests {
  @Test(arguments: [
    ("return", false), ("print(1)", true), ("fatalError()", false), ("try leave()", false),
    ("if x { return }", true), ("if x { return } else { throw e }", false),
    ("while true { }", false), ("while true { break }", true), ("while x { return }", true),
    ("repeat { return } while x", false),
    ("switch x { case 1: return; default: break }", true),
    ("switch x { case 1: return; default: return }", false),
    ("switch x { case 1: fallthrough; default: return }", false),
    ("do { return } catch { }", true), ("do { return } catch { return }", false),
    ("guard x else { return }", true), ("precondition(false)", false),
  ])
  func aBodyMayEndWhereNoStatementKeepsItFromThere(_ body: String, _ mayEnd: Bool) throws {
    let statements = try #require(try function("func f() { \(body) }").body)
    #expect(flow.mayEnd(statements) == mayEnd)
  }
}

struct UseOfUnsetTests {
  @Test(arguments: [
    ("print(x)", "x", false), ("x = 1; print(x)", nil, false),
    ("if c { x = 1 }; print(x)", "x", false),
    ("if c { x = 1 } else { return }; print(x)", nil, false),
    ("f { print(x) }; x = 1", "x", true), ("f { let x = 2; print(x) }; x = 1", nil, false),
    ("while c { x = 1 }; print(x)", "x", false),
    ("while true { x = 1; break }; print(x)", nil, false),
  ])
  func aVariableIsUsedWhereSomeWayHasGivenItNoValue(
    _ body: String, _ use: String?, _ isCaptured: Bool
  ) throws {
    let text = "func f() { \(body) }"
    let statements = try #require(try function(text).body)
    let found = UseOfUnset("x", flow, in: statements).found
    #expect(found.map { String(SourceText(name: "", text: text)[$0.range]) } == use)
    #expect(found?.isCaptured ?? false == isCaptured)
  }
}

struct StoredPropertiesTests {
  @Test(arguments: [
    ("", StoredProperties.Superclass.none, ["unsetAtEnd"]), ("a = 1", .none, []),
    ("self.a = 1", .none, []), ("let a = 2; _ = a", .none, ["unsetAtEnd"]),
    ("if c { a = 1 }", .none, ["unsetAtEnd"]), ("if c { a = 1 } else { fatalError() }", .none, []),
    ("a = 1; a = 2", .none, ["setTwice(\"a\")"]),
    ("super.init()", .explicit, ["unsetAtSuper(\"a\")"]),
    ("a = 1", .explicit, ["superNotCalled"]), ("a = 1; super.init()", .explicit, []),
    ("self.init(1)", .none, []),
  ])
  func anInitialiserGivesEveryStoredPropertyOneValue(
    _ body: String, _ above: StoredProperties.Superclass, _ problems: [String]
  ) throws {
    let initialiser = try function("class A { init() { \(body) } }")
    var stored = StoredProperties.Stored()
    (stored.unset, stored.constants) = (["a"], ["a"])
    let walk = StoredProperties(
      stored, initialiser, try #require(initialiser.body), flow, above)
    #expect(walk.problems.map { "\($0.problem)" } == problems)
  }
}
