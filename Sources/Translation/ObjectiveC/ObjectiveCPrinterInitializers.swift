import Syntax
import UIKitAPI

// Initialisers: Swift sets the properties first and asks `super` then, Objective-C takes what
// `super` answers for `self`, sets what is to be set, and answers it.
extension ObjectiveCPrinter {
  /// What an initialiser does between its braces.
  func initializing(_ body: [Statement]) -> [String] {
    let place = body.firstIndex { $0.chained != nil }
    let before = body[..<(place ?? 0)]
    let stores = before.filter { isStore($0) }
    let first = lines(before.filter { !isStore($0) })
    let chained = place.flatMap { body[$0].chained }
    let call = chained.map { text($0) } ?? "[super init]"
    let isOwn = chained.map { $0.isOwnInitializer } ?? false
    let values = isOwn ? [] : initialValues
    let rest = values + lines(stores + Array(body[(place.map { $0 + 1 } ?? 0)...]))
    let main = rest.isEmpty ? [] : ["if (self) {"] + indented(rest) + ["}"]
    return first + ["self = " + call + ";"] + main + ["return self;"]
  }

  /// An initialiser for the values that properties begin with, where the class has none to set them.
  ///
  /// Of a controller and of a view it is the designated one, through which nibs and code alike go;
  /// all else has `init`.
  func initializer(of type: TypeDeclaration) -> [String] {
    let hasOwn = type.members.contains { member in
      if case .function(let function) = member, case .initializer = function.kind {
        true
      } else {
        false
      }
    }
    if hasOwn || initialValues.isEmpty { return [] }
    let above = Set(
      type.inherits.first.map { Framework.lineage(of: className($0)).map(\.name) } ?? [])
    let (head, call) =
      if above.contains("UIViewController") {
        (
          "initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle",
          "initWithNibName:nibName bundle:bundle"
        )
      } else if above.contains("UIView") {
        ("initWithFrame:(CGRect)frame", "initWithFrame:frame")
      } else {
        ("init", "init")
      }
    return ["- (instancetype)" + head + " {", "  self = [super " + call + "];", "  if (self) {"]
      + indented(indented(initialValues)) + ["  }", "  return self;", "}", ""]
  }

  /// What the stored properties of a class begin with, but for zero.
  func initialValues(of type: TypeDeclaration) -> [String] {
    type.members.flatMap { member -> [String] in
      guard case .variables(let variables) = member, !variables.isOfType, !variables.isLazy else {
        return []
      }
      return variables.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern, let value = binding.value,
          !value.isZero, binding.accessors?.getter == nil
        else { return nil }
        return "_" + name.text + " = " + item(value, as: kind(self.type(of: binding))) + ";"
      }
    }
  }

  /// The getter of a lazy property, which makes its object when it is first asked for.
  func lazyGetter(_ binding: VariableDeclaration.Binding, of variables: VariableDeclaration)
    -> [String]
  {
    guard variables.isLazy, case .binding(let name, _) = binding.pattern, let value = binding.value
    else { return [] }
    let store = lined("_" + name.text + " = " + item(value) + ";")
    return [
      "- (" + text(type(of: binding)) + ")" + name.text + " {", "  if (!_" + name.text + ") {",
    ]
      + indented(indented(store)) + ["  }", "  return _" + name.text + ";", "}", ""]
  }

  /// The instance variable that an initialiser sets, as a property may be read-only.
  func field(_ target: Expression) -> String? {
    guard isInitializing else { return nil }
    switch target.kind {
    case .name(let name) where known?.contains(name) == false && stored.contains(name):
      return "_" + name
    case .member(let base, let name) where stored.contains(name.text):
      if case .selfReference = base.kind { return "_" + name.text }
    default: break
    }
    return nil
  }

  /// Whether a statement sets a property of the object.
  private func isStore(_ statement: Statement) -> Bool {
    guard case .expression(let value) = statement.kind,
      case .assignment(nil, let target, _) = value.kind
    else { return false }
    return switch target.kind {
    case .name(let name): known?.contains(name) == false
    case .member(let base, _): if case .selfReference = base.kind { true } else { false }
    default: false
    }
  }
}

extension VariableDeclaration {
  /// Its value is made by its getter.
  var isLazy: Bool { modifiers.contains { $0.text == "lazy" } }
  /// A type's own property is no instance variable.
  fileprivate var isOfType: Bool {
    modifiers.contains { $0.text == "static" || $0.text == "class" }
  }
}

extension Statement {
  /// The call `super.init(…)` or `self.init(…)` that a statement is.
  fileprivate var chained: Expression? {
    guard case .expression(let value) = kind, case .call(let callee, _) = value.kind,
      case .member(let base, let name) = callee.kind, name.text == "init"
    else { return nil }
    return switch base.kind {
    case .selfReference, .superReference: value
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is a call of another initialiser of the same class.
  fileprivate var isOwnInitializer: Bool {
    if case .call(let callee, _) = kind, case .member(let base, _) = callee.kind,
      case .selfReference = base.kind
    {
      true
    } else {
      false
    }
  }

  /// Whether a variable of Objective-C begins with it anyway.
  fileprivate var isZero: Bool {
    switch kind {
    case .nilLiteral, .integer(0), .boolean(false): true
    case .real(let value): value == 0
    default: false
    }
  }
}
