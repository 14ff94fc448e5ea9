package import Diagnostics
import ObjectModel
package import Syntax

/// A type of Swift's with generic parameters, as it was written.
package struct GenericType: Sendable {
  package var declaration: TypeDeclaration
  package var source: SourceText
  package private(set) var extensions: [Extension] = []

  package struct Extension: Sendable {
    package var declaration: TypeDeclaration
    package var source: SourceText
  }

  package init(_ declaration: TypeDeclaration, in source: SourceText) {
    self.declaration = declaration
    self.source = source
  }

  /// Whether what stands for its parameters makes a class of its own: always in a script; in a
  /// library, where its code asks for one of them by `Cell.self`.
  package var isMadeForArguments: Bool {
    !source.isModule
      || declaration.generics.contains {
        source[declaration.range].contains("\($0.name.text).self")
      }
  }

  package func has(_ parameter: String) -> Bool {
    declaration.generics.contains { $0.name.text == parameter }
  }

  /// Notes what an extension adds; one that is looked at again counts once.
  package mutating func extend(by declaration: TypeDeclaration, in source: SourceText) {
    extensions.removeAll {
      $0.declaration.range == declaration.range && $0.source.name == source.name
        && $0.source.entry == source.entry
    }
    extensions.append(Extension(declaration: declaration, source: source))
  }
}

/// A function of Swift's with generic parameters, as it was written.
package struct GenericFunction: Sendable {
  package var function: Function
  package var source: SourceText

  package init(_ function: Function, in source: SourceText) {
    self.function = function
    self.source = source
  }
}

/// A generic type with what stands for its parameters: `Base<Card>`, a class of its own.
package struct TypeInstance: Sendable {
  package var generic: String
  package var arguments: [String: TypeArgument]

  package init(generic: String, arguments: [String: TypeArgument]) {
    self.generic = generic
    self.arguments = arguments
  }
}

/// What stands for a generic parameter.
package struct TypeArgument: Sendable {
  /// As Swift writes it: `Array<Int>`, `Card`.
  package var name: String
  /// `any` for a type that nobody declares.
  package var type: StaticType

  package init(name: String, type: StaticType) {
    self.name = name
    self.type = type
  }
}

extension [TypeArgument?] {
  /// `<Post, _>`, as a part of names.
  package var list: String { "<" + map { $0?.name ?? "_" }.joined(separator: ", ") + ">" }
}

/// What the name of a generic parameter means where the code stands.
package enum ParameterMeaning: Sendable {
  /// A type that is not known before the program runs, but for what is asked of it, where that is
  /// all said by the parameter.
  case open(GenericParameter?)
  case known(TypeArgument)
}

extension StringProtocol {
  /// The name of a type without what stands in `<…>`.
  package var genericName: String {
    String(self[..<(utf8.firstIndex(of: UInt8(ascii: "<")) ?? endIndex)])
  }
}

extension StaticType {
  /// The protocol as which a value is stored of which nothing else is known, `any P`.
  package var onlyProtocol: String? {
    let names = seenThrough.content
    return className == nil && field == .object && names.count == 1 ? names[0] : nil
  }

  /// Whether nothing is known of a value but the protocols through which it is seen, which are all.
  package var isSeenThrough: Bool {
    className == nil && !isMetatype && !isTuple && signature == nil && optionality == .none
      && (seenAs.content != nil || !seenThrough.content.isEmpty)
  }

  /// What Swift calls a type that is known by its protocols alone: `T`, `any P`, `Any`.
  package var nameSeenThrough: String {
    seenAs.content ?? "any " + seenThrough.content.joined(separator: " & ")
  }

  /// What Swift calls the type inside of `<…>`, all of which is known; nil where something is not.
  package var argumentName: String? {
    if optionality == .optional { return unwrapped.argumentName.map { "Optional<\($0)>" } }
    if signature != nil || isTuple || isVoid || isMetatype { return nil }
    switch field {
    case .int, .real, .bool, .point, .size, .rect: return swiftName
    case .any, .selector, .type: return nil
    case .object: break
    }
    guard let className else { return onlyProtocol }
    let names = ["NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set"]
    guard let collection = names[className] else {
      if parts.isEmpty { return swiftName }
      return swiftName + "<" + parts.map { $0.argumentName ?? "_" }.joined(separator: ", ") + ">"
    }
    let inner = parts.compactMap(\.argumentName)
    if inner.isEmpty || inner.count < parts.count { return nil }
    return "\(collection)<\(inner.joined(separator: ", "))>"
  }
}
