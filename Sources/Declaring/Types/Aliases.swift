package import Syntax
import TypedTree

// Aliases: those inside of types, and those with parameters, which stand for a type of their own
// with every set of arguments.
extension Typing {
  /// Those of a type are known in it, and behind its name.
  ///
  /// In Objective-C a `typedef` among the members is global.
  package mutating func declare(aliasesOf type: TypeDeclaration, in owner: String) {
    for case .alias(let item, let reference?) in type.members {
      let name = type.dialect == .swift ? owner + "." + item.text : item.text
      declarations.aliases[name] = self.type(reference)
      if type.dialect == .swift { declarations.nested.insert(name) }
    }
    for case .genericAlias(let item, let parameters, let reference) in type.members {
      declare(alias: owner + "." + item.text, parameters, reference)
    }
  }

  /// An alias may not lead to itself: where it is declared, its name is not known yet.
  package mutating func declare(
    alias name: String, _ parameters: [GenericParameter], _ type: TypeReference
  ) {
    declarations.genericAliases[name] = nil
    let alias = GenericAlias(parameters: parameters.map(\.name.text), type: type)
    let reported = diagnostics.count
    _ = instance(of: alias, parameters.map { _ in .any })
    if diagnostics.count == reported { declarations.genericAliases[name] = alias }
  }

  /// What the alias stands for with these arguments.
  mutating func instance(of alias: GenericAlias, _ arguments: [StaticType]) -> StaticType {
    let outer = declarations.aliases
    for (parameter, argument) in zip(alias.parameters, arguments) {
      declarations.aliases[parameter] = argument
    }
    defer { declarations.aliases = outer }
    return type(alias.type)
  }
}
