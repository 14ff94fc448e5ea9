import Corpora
import Diagnostics
import Parsing
import Syntax
import Testing

@testable import Translation

/// What trees of Swift are written as; round trips of Objective-C are in `RoundTripTests`.
struct ObjectiveCPrinterTests {
  private func node(_ kind: Expression.Kind) -> Expression {
    Expression(kind, at: SourceRange(0, 0))
  }

  private func name(_ text: String) -> Name { Name(text, at: SourceRange(0, 0)) }
  private func value(_ text: String) -> Expression { node(.name(text)) }

  private func call(
    _ base: Expression?, _ function: String, _ arguments: (String?, Expression)...
  ) -> Expression {
    let callee = base.map { node(.member($0, name(function))) } ?? value(function)
    return node(.call(callee, arguments.map { Argument(label: $0.0.map(name), $0.1) }))
  }

  private func text(_ expression: Expression) -> String {
    ObjectiveCPrinter.text(of: expression, from: .swift)
  }

  @Test func callsBecomeMessages() {
    #expect(text(call(value("window"), "addSubview", (nil, value("x")))) == "[window addSubview:x]")
    #expect(
      text(
        call(
          value("vc"), "present", (nil, value("other")), ("animated", node(.boolean(true))),
          ("completion", node(.nilLiteral))))
        == "[vc presentViewController:other animated:YES completion:nil]")
    #expect(text(call(nil, "viewWillAppear", (nil, node(.boolean(true))))) == "viewWillAppear:YES")
  }

  @Test func initialisersBecomeAllocAndInit() {
    #expect(text(call(nil, "UIViewController")) == "[[UIViewController alloc] init]")
    #expect(
      text(call(nil, "UIView", ("frame", call(nil, "CGRect", ("x", node(.integer(1)))))))
        == "[[UIView alloc] initWithFrame:CGRectMake(1)]")
    #expect(text(call(nil, "UIImage", ("named", value("n")))) == "[UIImage imageNamed:n]")
  }

  @Test func membersOfTypesBecomeFactoriesAndConstants() {
    #expect(text(node(.member(value("UIScreen"), name("main")))) == "[UIScreen mainScreen]")
    #expect(text(node(.member(value("CGRect"), name("zero")))) == "CGRectZero")
    #expect(text(node(.member(value("view"), name("isHidden")))) == "view.hidden")
  }

  @Test func whatIsDroppedIsCastToVoid() {
    let bounds = node(.member(node(.member(value("vc"), name("view"))), name("bounds")))
    let dropped = node(.assignment(nil, target: value("_"), value: bounds))
    #expect(text(dropped) == "(void)vc.view.bounds")
  }

  @Test func literalsAreBoxedInCollections() {
    #expect(
      text(node(.array([node(.integer(1)), node(.string([.text("a")]))]))) == "@[@1, @\"a\"]")
    #expect(
      text(node(.string([.text("n: "), .interpolation(value("n"))])))
        == "[NSString stringWithFormat:@\"n: %@\", n]")
    #expect(text(call(nil, "print", (nil, node(.string([.text("hi")]))))) == "NSLog(@\"hi\")")
  }

  @Test func chainsLoseTheirSigns() {
    let link = node(.chainLink(value("vc")))
    #expect(text(node(.chain(node(.member(link, name("view")))))) == "vc.view")
    #expect(text(node(.binary(.coalesce, value("a"), value("b")))) == "a ?: b")
  }

  @Test func aClassBecomesAnInterfaceAndAnImplementation() {
    let place = SourceRange(0, 0)
    let override = Function(
      .method, name: name("viewDidAppear"), dialect: .swift,
      parameters: [
        Parameter(
          name: name("animated"),
          type: TypeReference(.named("Bool", arguments: [], protocols: []), at: place))
      ],
      body: [Statement(.expression(call(nil, "refresh")), at: place)], at: place)
    let count = VariableDeclaration(
      dialect: .swift,
      bindings: [.init(.binding(name("count"), isConstant: false), value: node(.integer(0)))],
      at: place)
    let type = TypeDeclaration(
      .classType, dialect: .swift, name: name("A"),
      inherits: [
        TypeReference(.named("UIViewController", arguments: [], protocols: []), at: place)
      ],
      members: [.variables(count), .function(override)], at: place)
    #expect(
      ObjectiveCPrinter.text(of: Statement(.type(type), at: place), from: .swift) == """
        @interface A : UIViewController
        @property (nonatomic) NSInteger count;
        @end

        @implementation A
        - (void)viewDidAppear:(BOOL)animated {
          [self refresh];
        }

        @end
        """)
  }

  // MARK: - Read from a text

  @Test(arguments: ObjectiveCSaid.all)
  func swiftIsSaidInObjectiveC(_ row: ObjectiveCSaid) {
    let script = Script.read(SourceText(name: "a.swift", text: row.swift), dialect: .swift)
    #expect(script.diagnostics.isEmpty)
    #expect(ObjectiveCPrinter.text(of: script.statements, from: .swift) == row.objectiveC)
  }
}
