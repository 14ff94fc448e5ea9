import Syntax

// Classes, structures, enumerations, protocols and extensions.
extension SwiftPrinter {
  /// A type on one line where it has no members. An actor's keyword stands among its modifiers.
  func lines(_ type: TypeDeclaration) -> [String] {
    var inner = SwiftPrinter()
    if case .protocolType = type.form { inner.isInProtocol = true }
    let isActor = type.modifiers.last?.text == "actor"
    let words =
      words(type.attributes, type.modifiers) + (isActor ? [] : [keyword(type.form)])
    var head = words.joined(separator: " ") + " " + type.name.text + generics(type.generics)
    if !type.inherits.isEmpty {
      head += ": " + type.inherits.map { text($0) }.joined(separator: ", ")
    }
    let members = inner.memberLines(type.members)
    return members.isEmpty ? [head + " {}"] : [head + " {"] + indented(members) + ["}"]
  }

  /// A part of a class of Objective-C that could not be joined is still a class or an extension.
  private func keyword(_ form: TypeDeclaration.Form) -> String {
    switch form {
    case .classType, .interface, .implementation: "class"
    case .structure: "struct"
    case .enumeration: "enum"
    case .protocolType: "protocol"
    case .extending, .category: "extension"
    }
  }

  /// The members, with empty lines around those that have a body.
  private func memberLines(_ members: [TypeDeclaration.Member]) -> [String] {
    var result: [String] = []
    var isBehindBody = false
    for member in members {
      let lines = lines(member)
      if lines.isEmpty { continue }
      let hasBody = lines.count > 1
      if !result.isEmpty, hasBody || isBehindBody { result.append("") }
      result += lines
      isBehindBody = hasBody
    }
    return result
  }

  /// What Objective-C alone has is translated before, and leaves nothing here.
  private func lines(_ member: TypeDeclaration.Member) -> [String] {
    switch member {
    case .variables(let variables): return lines(variables)
    case .function(let function): return lines(function)
    case .enumCase(let item): return [text(item)]
    case .type(let type): return lines(type)
    case .alias(let name, let type):
      guard let type else { return ["associatedtype " + name.text] }
      return ["typealias " + name.text + " = " + text(type)]
    case .genericAlias(let name, let parameters, let type):
      return ["typealias " + name.text + generics(parameters) + " = " + text(type)]
    case .property, .synthesize, .dynamic, .constants: return []
    }
  }

  /// A payload's label, where it has one, without a name of its own.
  private func text(_ item: TypeDeclaration.EnumCase) -> String {
    var result = "case " + quoted(item.name.text)
    if !item.payload.isEmpty {
      let parts = item.payload.map { parameter in
        let isNameless = parameter.label == nil && parameter.name.text.isEmpty
        return (isNameless ? "" : name(of: parameter) + ": ")
          + (parameter.type.map { text($0) } ?? "")
          + (parameter.defaultValue.map { " = " + text($0) } ?? "")
      }
      result += "(" + parts.joined(separator: ", ") + ")"
    }
    return result + (item.rawValue.map { " = " + text($0) } ?? "")
  }
}
