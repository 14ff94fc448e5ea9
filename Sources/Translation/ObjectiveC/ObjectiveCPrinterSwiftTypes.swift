import Diagnostics
import Syntax
import UIKitAPI

// What Swift's declarations of types become in Objective-C.
extension ObjectiveCPrinter {
  /// The selector that Swift gives a method.
  func selector(of function: Function) -> String {
    switch function.kind {
    case .deinitializer: "dealloc"
    case .initializer: SwiftNames.selector(base: "init", labels: labels(function))
    case .subscription: "objectAtIndexedSubscript:"
    case .function, .method:
      SwiftNames.selector(base: function.name.text, labels: labels(function))
    }
  }

  /// Nil for `_`, which joins no word to the selector.
  private func labels(_ function: Function) -> [String?] {
    function.parameters.map { $0.label?.text }
  }

  /// A class becomes an interface with its properties and an implementation with its methods.
  ///
  /// Types inside of it are printed among its methods, as Objective-C has none inside of others. A
  /// structure is a class too.
  func translatedLines(_ type: TypeDeclaration) -> [String] {
    var inner = self
    inner.isInType = true
    inner.closures = closures(of: type)
    for case .variables(let variables) in type.members {
      inner.learn(variables)
      for binding in variables.bindings where binding.accessors?.getter == nil {
        if case .binding(let name, _) = binding.pattern { inner.stored.insert(name.text) }
      }
    }
    inner.initialValues = inner.initialValues(of: type)
    switch type.form {
    case .protocolType:
      return ["@protocol " + type.name.text + list(type.inherits)]
        + inner.methods(type, onlyHeads: true) + ["@end"]
    case .enumeration:
      let cases = type.members.compactMap { member in
        if case .enumCase(let item) = member { item } else { nil }
      }
      return constants(type.name.text, cases)
    case .extending:
      let name = SwiftNames.objectiveCType(type.name.text)
      return ["@implementation " + name + " (Extension)"]
        + inner.methods(type, onlyHeads: false) + ["@end"]
    default:
      let name = type.name.text
      let superclass = type.inherits.first.map { className($0) } ?? "NSObject"
      return ["@interface " + name + " : " + superclass + list(Array(type.inherits.dropFirst()))]
        + inner.properties(type) + ["@end", "", "@implementation " + name]
        + inner.initializer(of: type) + inner.methods(type, onlyHeads: false) + ["@end"]
    }
  }

  /// The protocols behind a class, as Swift writes them behind its superclass.
  private func list(_ types: [TypeReference]) -> String {
    types.isEmpty ? "" : " <" + types.map { className($0) }.joined(separator: ", ") + ">"
  }

  /// The properties that are called like functions, and are blocks here.
  private func closures(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    for case .variables(let variables) in type.members {
      for binding in variables.bindings {
        guard case .binding(let name, _) = binding.pattern, let type = binding.type else {
          continue
        }
        if text(type).contains("(^)") { names.insert(name.text) }
      }
    }
    return names
  }

  /// Stored and computed ones alike: an interface tells what can be read and set.
  private func properties(_ type: TypeDeclaration) -> [String] {
    type.members.flatMap { member -> [String] in
      guard case .variables(let variables) = member else { return [] }
      return variables.bindings.compactMap { property($0, of: variables) }
    }
  }

  /// `nonatomic` always, as Swift's properties are; `copy` for blocks, which would otherwise lie on
  /// the stack.
  private func property(
    _ binding: VariableDeclaration.Binding, of variables: VariableDeclaration
  ) -> String? {
    guard case .binding(let name, _) = binding.pattern else { return nil }
    let type = type(of: binding)
    let text = declaration(type, name.text)
    let isObject = text.contains("*") || text.hasPrefix("id")
    let isWeak = variables.modifiers.contains { $0.text == "weak" }
    let isOutlet = variables.attributes.contains { $0.name.text == "IBOutlet" }
    let isComputed = binding.accessors?.getter != nil && binding.accessors?.setter == nil
    var words = ["nonatomic"]
    let isClosure = text.contains("(^")
    if isClosure { words.append("copy") } else if isWeak { words.append("weak") }
    if isObject, !isWeak, !isClosure { words.append("strong") }
    if variables.isConstant || isComputed { words.append("readonly") }
    return "@property (" + words.joined(separator: ", ") + ") " + (isOutlet ? "IBOutlet " : "")
      + text + ";"
  }

  /// Only heads in a protocol; in a class with an empty line behind each.
  private func methods(_ type: TypeDeclaration, onlyHeads: Bool) -> [String] {
    type.members.flatMap { member -> [String] in
      switch member {
      case .function(let function):
        return onlyHeads ? [methodHead(function) + ";"] : lines(function) + [""]
      case .variables(let variables) where !onlyHeads:
        return variables.bindings.flatMap { lazyGetter($0, of: variables) + accessors($0) }
      case .type(let inner): return translatedLines(inner)
      default: return []
      }
    }
  }

  /// The methods of a computed property.
  ///
  /// An observed property has a setter that stores and runs one observer; a computed one has its
  /// bodies.
  private func accessors(_ binding: VariableDeclaration.Binding) -> [String] {
    guard case .binding(let name, _) = binding.pattern, let accessors = binding.accessors else {
      return []
    }
    let type = text(type(of: binding))
    var result: [String] = []
    if let getter = accessors.getter {
      var inner = self
      inner.enter(getter, [])
      result += inner.block("- (" + type + ")" + name.text, getter) + [""]
    }
    if let setter = accessors.setter {
      result += self.setter(of: name, type, setter.parameter, lines(of: setter, binding))
    } else if accessors.willSet != nil || accessors.didSet != nil {
      result += observingSetter(of: name, binding, accessors)
    }
    return result
  }

  private func setter(
    of name: Name, _ type: String, _ parameter: String, _ body: [String]
  ) -> [String] {
    let head = "- (void)set" + SwiftNames.capitalized(name.text) + ":(" + type + ")" + parameter
    return [head + " {"] + indented(body) + ["}", ""]
  }

  /// One observer before the value is stored, the other behind it, which may ask what was there.
  private func observingSetter(
    of name: Name, _ binding: VariableDeclaration.Binding,
    _ accessors: VariableDeclaration.Accessors
  ) -> [String] {
    let type = text(type(of: binding))
    let new = accessors.willSet?.parameter ?? "newValue"
    let old = accessors.didSet?.parameter ?? "oldValue"
    let before = accessors.willSet.map { lines(of: $0, binding) } ?? []
    let after = accessors.didSet.map { lines(of: $0, binding) } ?? []
    let words = TreeDump.text(of: accessors.didSet?.body ?? []).split {
      !$0.isLetter && !$0.isNumber && $0 != "_"
    }
    let asksForOld = words.contains { $0 == old }
    let space = type.hasSuffix("*") ? "" : " "
    return setter(
      of: name, type, new,
      before + (asksForOld ? [type + space + old + " = _" + name.text + ";"] : [])
        + ["_" + name.text + " = " + new + ";"] + after)
  }

  /// The body of an observer or setter, whose parameter has the type of the property.
  private func lines(
    of observer: VariableDeclaration.Observer, _ binding: VariableDeclaration.Binding
  ) -> [String] {
    let type = self.type(of: binding)
    var inner = self
    inner.enter(
      observer.body,
      [Parameter(name: Name(observer.parameter, at: type.range), type: type)])
    return inner.lines(observer.body)
  }
}
