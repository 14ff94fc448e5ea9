import Diagnostics
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// Trees as the reader of Swift makes them, written by hand.
struct SwiftTreeRunTests {
  private let place = SourceRange(0, 0)
  private func name(_ text: String) -> Name { Name(text, at: place) }
  private func e(_ kind: Expression.Kind) -> Expression { Expression(kind, at: place) }
  private func s(_ kind: Statement.Kind) -> Statement { Statement(kind, at: place) }
  private func type(_ text: String) -> TypeReference {
    TypeReference(.named(text, arguments: [], protocols: []), at: place)
  }

  private func member(_ base: Expression, _ text: String) -> Expression {
    e(.member(base, name(text)))
  }

  private func call(_ callee: Expression, _ arguments: [Argument] = []) -> Statement {
    s(.expression(e(.call(callee, arguments))))
  }

  private func variable(
    _ text: String, _ value: Expression?, type: TypeReference? = nil, isConstant: Bool = false
  ) -> VariableDeclaration {
    VariableDeclaration(
      dialect: .swift, isConstant: isConstant,
      bindings: [.init(.binding(name(text), isConstant: isConstant), type: type, value: value)],
      at: place)
  }

  private func run(_ statements: [Statement]) -> String {
    let source = SourceText(name: "a.swift", text: "")
    var world = World()
    return statements.map { statement in
      let outcome = world.run(statement, .swift, in: source)
      return outcome.diagnostics.map { "\($0.severity): \($0.fact)\n" }.joined()
        + outcome.trace.dump(in: world.simulation)
    }.joined()
  }

  private var note: Statement {
    let loads = Function(
      .method, name: name("viewDidLoad"), dialect: .swift, modifiers: [name("override")],
      body: [
        call(member(e(.superReference), "viewDidLoad")),
        s(.expression(e(.assignment(.add, target: e(.name("count")), value: e(.integer(2)))))),
        call(
          e(.name("print")),
          [
            Argument(
              e(
                .string([
                  .text("n="), .interpolation(member(e(.selfReference), "count")),
                ])))
          ]),
      ], at: place)
    let dies = Function(
      .deinitializer, name: name("deinit"), dialect: .swift,
      body: [call(e(.name("print")), [Argument(e(.string([.text("gone")])))])], at: place)
    return s(
      .type(
        TypeDeclaration(
          .classType, dialect: .swift, name: name("Note"), inherits: [type("UIViewController")],
          members: [
            .variables(variable("count", e(.integer(1)))), .function(loads), .function(dies),
          ], at: place)))
  }

  @Test func aControllerWrittenInSwiftLoadsItsView() {
    let optional = TypeReference(.optional(type("Note")), at: place)
    let dump = run([
      note, s(.variables(variable("note", e(.call(e(.name("Note")), [])), type: optional))),
      call(member(e(.forced(e(.name("note")))), "loadViewIfNeeded")),
      s(.expression(e(.assignment(nil, target: e(.name("note")), value: e(.nilLiteral))))),
      s(.expression(e(.chain(member(e(.chainLink(e(.name("note")))), "view"))))),
      s(.expression(member(e(.forced(e(.name("note")))), "view"))),
    ])
    #expect(
      dump == """
        note init
          note initWithNibName:nil bundle:nil
        note loadView
        note viewDidLoad
          log: n=3
        note dealloc
          log: gone
        Fatal error: Unexpectedly found nil while unwrapping an Optional value

        """)
  }

  @Test func structuresChangeThroughProperties() {
    let width = member(member(member(e(.name("window")), "frame"), "size"), "width")
    let dump = run([
      s(.expression(e(.assignment(nil, target: width, value: e(.integer(100)))))),
      call(e(.name("print")), [Argument(width)]),
      call(e(.name("print")), [Argument(member(e(.name("window")), "isHidden"))]),
    ])
    #expect(dump == "log: 100.0\nlog: false\n")
  }
}
