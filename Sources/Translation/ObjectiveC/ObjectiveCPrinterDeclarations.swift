import Syntax

// Declarations outside classes, and the members of Objective-C's own.
extension ObjectiveCPrinter {
  /// Declarations of statements; nothing for what Objective-C has no word for, as an import of
  /// Swift's.
  func declaration(_ kind: Statement.Kind) -> [String] {
    switch kind {
    case .variables(let variables): return lined(variable(variables))
    case .type(let type): return lines(type)
    case .function(let function): return lines(function)
    case .alias(let name, let type): return ["typedef " + declaration(type, name.text) + ";"]
    case .constants(let name, let cases): return constants(name?.text, cases)
    case .forward(let names):
      return ["@class " + names.map(\.text).joined(separator: ", ") + ";"]
    case .macro(let name, let value):
      return ["#define " + name.text + (value.map { " " + text($0) } ?? "")]
    default: return []
    }
  }

  /// `NS_ENUM` where it has a name, so that Swift imports it as an enumeration.
  func constants(_ name: String?, _ cases: [TypeDeclaration.EnumCase]) -> [String] {
    let head = name.map { "typedef NS_ENUM(NSInteger, " + $0 + ") {" } ?? "enum {"
    let items = cases.map { item in
      "  " + item.name.text + (item.rawValue.map { " = " + self.item($0) } ?? "") + ","
    }
    return [head] + items + ["};"]
  }

  /// `static NSString *a = @"x", *b;`.
  func variable(_ variables: VariableDeclaration) -> String {
    let words =
      source == .swift ? [] : variables.modifiers.map(\.text).filter { !$0.hasPrefix("@") }
    var base: String?
    let declarators = variables.bindings.map { binding -> String in
      guard case .binding(let name, _) = binding.pattern else { return "tuple" }
      let parts = split(type(of: binding), name.text)
      base = base ?? parts.base
      return parts.declarator + (binding.value.map { " = " + initial($0, of: binding.type) } ?? "")
    }
    return (words + [base ?? "id", declarators.joined(separator: ", ")]).joined(separator: " ")
      + ";"
  }

  /// An initial value, where a brace list needs no type.
  private func initial(_ value: Expression, of type: TypeReference?) -> String {
    if source == .objectiveC, case .compound(_, let elements) = value.kind {
      return braces(elements)
    }
    return source == .swift ? item(value, as: type.flatMap { kind($0) }) : assigned(value)
  }

  /// The written type, else what the value's form tells.
  func type(of binding: VariableDeclaration.Binding) -> TypeReference {
    binding.type ?? inferredType(binding.value)
  }

  /// The same for a variable that a condition binds.
  func declaration(_ type: TypeReference?, _ value: Expression, _ name: String) -> String {
    declaration(type ?? inferredType(value), name)
  }

  // MARK: - Functions

  /// A function of C outside of classes, a method inside. Swift's local functions have no other
  /// counterpart than that of C.
  func lines(_ function: Function) -> [String] {
    var inner = self
    let head: String
    switch function.kind {
    case .function where !(source == .swift && isInType):
      let list = function.parameters.isEmpty ? "void" : parameters(function.parameters)
      let returns = function.returns.map { declaration($0, "") } ?? "void"
      let space = returns.hasSuffix("*") ? "" : " "
      let words = source == .swift ? [] : function.modifiers.map(\.text)
      head =
        (words + [returns + space + function.name.text]).joined(separator: " ") + "(" + list + ")"
    default:
      inner.isInType = true
      head = methodHead(function)
    }
    guard let body = function.body else { return [head + ";"] }
    if source == .swift, inner.isInType { inner.enter(body, function.parameters) }
    if case .initializer = function.kind {
      inner.isInitializing = true
      return [head + " {"] + indented(inner.initializing(body)) + ["}"]
    }
    return inner.block(head, body)
  }

  /// Goes into a body of Swift, whose parameters and variables are no members.
  mutating func enter(_ body: [Statement], _ parameters: [Parameter]) {
    known = (known ?? globals).union(DeclaredNames(in: body).names)
      .union(parameters.map(\.name.text))
    for parameter in parameters { types[parameter.name.text] = parameter.type }
    learn(body)
  }

  /// `- (void)a:(id)x b:(int)y`.
  func methodHead(_ function: Function) -> String {
    let selector = function.dialect == .swift ? self.selector(of: function) : function.name.text
    let returns = returnType(of: function)
    var words: [String] = []
    var fixed = function.parameters[...]
    let keywords = selector.split(separator: ":", omittingEmptySubsequences: false)
    for keyword in keywords.dropLast() {
      guard let parameter = fixed.popFirst() else { break }
      let type = parameter.type.map { "(" + text($0) + ")" } ?? ""
      words.append(keyword + ":" + type + parameter.name.text)
    }
    if words.isEmpty { words = [selector] }
    let isVariadic = fixed.contains { $0.isVariadic }
    return (function.isStatic ? "+ " : "- ") + returns + words.joined(separator: " ")
      + (isVariadic ? ", ..." : "")
  }

  /// Objective-C leaves the type out where it was left out; Swift's initialisers answer
  /// `instancetype`.
  private func returnType(of function: Function) -> String {
    if function.dialect == .objectiveC {
      return function.returns.map { "(" + text($0) + ")" } ?? ""
    }
    if case .initializer = function.kind { return "(instancetype)" }
    if function.attributes.contains(where: { $0.name.text == "IBAction" }) { return "(IBAction)" }
    return "(" + (function.returns.map { text($0) } ?? "void") + ")"
  }
}
