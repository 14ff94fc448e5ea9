import Syntax

// Classes, categories and protocols as Objective-C declares them.
extension ObjectiveCPrinter {
  /// Swift's types become an interface and an implementation; Objective-C's are printed as they
  /// were read, in one block.
  func lines(_ type: TypeDeclaration) -> [String] {
    if type.dialect == .swift { return translatedLines(type) }
    if case .structure = type.form { return structureLines(type) }
    var inner = self
    inner.isInType = true
    return [head(of: type)] + inner.memberLines(type) + ["@end"]
  }

  /// `struct T { … };`, or `typedef struct { … } T;`.
  private func structureLines(_ type: TypeDeclaration) -> [String] {
    let isNamedBehind = type.modifiers.contains { $0.text == "typedef" }
    let fields = type.members.flatMap { member in
      if case .variables(let fields) = member { [variable(fields) + ";"] } else { [String]() }
    }
    let head = isNamedBehind ? "typedef struct {" : "struct " + type.name.text + " {"
    return [head] + indented(fields) + [isNamedBehind ? "} " + type.name.text + ";" : "};"]
  }

  /// `@interface Name<T> (Category) : Superclass <Protocols>`.
  private func head(of type: TypeDeclaration) -> String {
    let isImplementation: Bool
    var result: String
    switch type.form {
    case .implementation, .category(_, isImplementation: true): isImplementation = true
    default: isImplementation = false
    }
    if case .protocolType = type.form {
      result = "@protocol " + type.name.text
    } else {
      result = (isImplementation ? "@implementation " : "@interface ") + type.name.text
    }
    if !type.generics.isEmpty {
      let list = type.generics.map { $0.name.text + ($0.bound.map { " : " + text($0) } ?? "") }
      result += "<" + list.joined(separator: ", ") + ">"
    }
    if case .category(let name, _) = type.form { result += " (" + name + ")" }
    if let superclass = type.inherits.first { result += " : " + text(superclass) }
    if !type.protocols.isEmpty {
      result += " <" + type.protocols.map(\.text).joined(separator: ", ") + ">"
    }
    return result
  }

  /// Ivars come first in braces, whatever stood between them; `@optional` and `@required` where it
  /// changes.
  private func memberLines(_ type: TypeDeclaration) -> [String] {
    var ivars: [VariableDeclaration] = []
    var result: [String] = []
    var isOptional = false
    for member in type.members {
      if case .variables(let variables) = member, !variables.isGlobal {
        ivars.append(variables)
        continue
      }
      if member.isOptional != isOptional {
        isOptional.toggle()
        result.append(isOptional ? "@optional" : "@required")
      }
      result += lines(member)
    }
    return (ivars.isEmpty ? [] : ["{"] + ivarLines(ivars) + ["}"]) + result
  }

  /// An access word is written where it changes, as it stays for all ivars behind it.
  private func ivarLines(_ ivars: [VariableDeclaration]) -> [String] {
    var access = ""
    return ivars.flatMap { variables -> [String] in
      let own = variables.modifiers.first { $0.text.hasPrefix("@") }?.text ?? ""
      defer { access = own }
      return (own == access ? [] : [own]) + ["  " + variable(variables)]
    }
  }

  /// One member; a case of Swift's enumeration is printed with its type.
  private func lines(_ member: TypeDeclaration.Member) -> [String] {
    switch member {
    case .property(let property): [self.property(property)]
    case .variables(let variables): lined(variable(variables))
    case .function(let function): lines(function)
    case .synthesize(let items):
      [
        "@synthesize "
          + items.map { $0.property.text + ($0.ivar.map { " = " + $0.text } ?? "") }
          .joined(separator: ", ") + ";"
      ]
    case .dynamic(let names): ["@dynamic " + names.map(\.text).joined(separator: ", ") + ";"]
    case .alias(let name, let type):
      type.map { ["typedef " + declaration($0, name.text) + ";"] } ?? []
    case .constants(let name, let cases): constants(name?.text, cases)
    case .type(let type): lines(type)
    case .enumCase, .genericAlias: []
    }
  }

  /// Several names share the type's base: `UIView *a, *b`.
  private func property(_ property: PropertyDeclaration) -> String {
    var words: [String] = []
    var collection = ""
    for attribute in property.attributes {
      switch attribute.name.text {
      case "optional": break
      case "IBOutletCollection": collection = "IBOutletCollection(" + (attribute.text ?? "") + ") "
      default: words.append(attribute.name.text + (attribute.text.map { "=" + $0 } ?? ""))
      }
    }
    let list = words.isEmpty ? "" : "(" + words.joined(separator: ", ") + ") "
    let parts = property.names.map { split(property.type, $0.text) }
    let base = parts.first?.base ?? "id"
    return "@property " + list + collection + base + " "
      + parts.map(\.declarator).joined(separator: ", ") + ";"
  }
}

extension VariableDeclaration {
  /// Whether it is a global of C that stands among the methods of a class.
  var isGlobal: Bool { modifiers.contains { $0.text == "static" || $0.text == "extern" } }
}

extension TypeDeclaration.Member {
  /// Whether it stands behind `@optional` of a protocol.
  var isOptional: Bool {
    switch self {
    case .function(let function): function.modifiers.contains { $0.text == "optional" }
    case .property(let property): property.attributes.contains { $0.name.text == "optional" }
    default: false
    }
  }
}
