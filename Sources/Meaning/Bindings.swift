package import Declaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

/// A call of what has generic parameters.
package struct GenericCall {
  package var generics: [GenericParameter]
  var parameters: [Parameter]
  /// Nil where the call makes a value of the owner.
  package var result: TypeReference?
  /// The type whose member is called, and the text it stands in: by them its types are known.
  var owner: String?
  var source: SourceText

  /// For initialisers and cases, whose result is the type itself.
  package init(
    _ generics: [GenericParameter], _ parameters: [Parameter], in owner: String?,
    _ source: SourceText
  ) {
    (self.generics, self.parameters, self.owner) = (generics, parameters, owner)
    self.source = source
  }

  /// A function or method, whose result binds parameters too.
  package init(_ function: Function, in owner: String?, _ source: SourceText) {
    self.init(function.generics, function.parameters, in: owner, source)
    result = function.returns
  }
}

// What the arguments and the expected result of a call bind generic parameters to: arguments first,
// then what is expected, then what closures answer.
extension Typing {
  /// How deep calls lie in the arguments of calls that are looked at for what they bind: each level
  /// is typed twice.
  package static let deepestInference = 3

  /// An implicitly unwrapped value binds the plain type, and so does an optional where the
  /// parameter's protocol is none that `Optional` conforms to. Nil where the type has no name to
  /// bind.
  package func argument(_ type: StaticType, for parameter: GenericParameter) -> TypeArgument? {
    var type = type
    let bound = parameter.bound?.className
    let isOfValue = bound.map { !Typing.protocolsOfOptional.contains($0) } ?? false
    if type.optionality == .implicit || isOfValue { type = type.unwrapped }
    return type.argumentName.map { TypeArgument(name: $0, type: type) }
  }

  /// What an optional may be where what is in it is.
  private static let protocolsOfOptional: Set<String> = [
    "Decodable", "Encodable", "Codable", "Equatable", "Hashable", "Sendable", "Any",
  ]

  /// The arguments with the types of their parameters, as they are written.
  ///
  /// Parameters are matched by labels forwards; one that is left out is skipped.
  package mutating func matching(
    _ arguments: [Argument], _ call: GenericCall
  ) -> [(value: Expression, type: TypeReference)] {
    var found: [(Expression, TypeReference)] = []
    var rest = call.parameters[...]
    for argument in arguments {
      let place = rest.firstIndex { parameter in
        argument.isTrailing && argument.label == nil
          ? parameter.type.map { isOfClosures($0, call) } ?? false
          : parameter.callLabel == argument.label?.text ?? ""
      }
      guard let place else { continue }
      if let type = rest[place].type { found.append((argument.value, type)) }
      rest = rest[(place + 1)...]
    }
    return found
  }

  /// A trailing closure has no label (SE-0279): it goes to the first parameter that takes one,
  /// aliases and optionals looked through.
  private mutating func isOfClosures(_ type: TypeReference, _ call: GenericCall) -> Bool {
    self.type(type, as: [:], of: call).unwrapped.signature != nil
  }

  /// The type of a parameter, of whose names some are bound.
  ///
  /// In the declaration's own context and text: at the call its names may mean something else.
  package mutating func type(
    _ written: TypeReference, as bound: [String: StaticType], of call: GenericCall
  ) -> StaticType {
    let outer = (context, source)
    let reported = diagnostics.count
    defer {
      diagnostics.removeSubrange(reported...)
      (context, source) = outer
    }
    context = Surroundings(memory: .automatic, dialect: .swift)
    (context.className, source) = (call.owner, call.source)
    for parameter in call.generics {
      let name = parameter.name.text
      context.parameters[name] =
        bound[name].map { .known(TypeArgument(name: $0.argumentName ?? "", type: $0)) }
        ?? .open(nil)
    }
    return type(written)
  }

  // MARK: - Arguments

  /// What takes its type from what is expected tells nothing here, and is typed when its parameter
  /// is known; a literal with elements of their own types does tell.
  package mutating func bind(
    _ value: Expression, _ type: TypeReference, _ bindings: inout Bindings
  ) {
    if case .closure(let closure) = value.kind {
      bind(closure, type, &bindings)
    } else if !value.isOfExpectedType || value.isFilledCollection {
      let guessed = hasGuessed
      let found = typeOfValue(value)
      hasGuessed = guessed
      bind(type, to: found, &bindings)
    }
  }

  /// What a closure says of itself: `{ (result: Result<Post, Error>) in … }`.
  private mutating func bind(
    _ closure: Closure, _ type: TypeReference, _ bindings: inout Bindings
  ) {
    guard let (parameters, result) = function(type) else { return }
    let reported = diagnostics.count
    for (parameter, written) in zip(parameters, closure.parameters) {
      if let type = written.type { bind(parameter, to: self.type(type), &bindings) }
    }
    if let returns = closure.returns { bind(result, to: self.type(returns), &bindings) }
    diagnostics.removeSubrange(reported...)
  }

  /// The parts of a type of closures, which may be an optional one.
  private func function(
    _ type: TypeReference
  ) -> (parameters: [TypeReference], result: TypeReference)? {
    switch unaliased(type) {
    case .optional(let inner), .implicitlyUnwrapped(let inner): function(inner)
    case .function(let parameters, let result): (parameters, result)
    case .named, .pointer, .array, .dictionary, .tuple, .cArray, .composition: nil
    }
  }

  /// A written type, in the place of an alias with parameters what that stands for.
  private func unaliased(_ type: TypeReference) -> TypeReference.Kind {
    guard case .named(let name, let arguments, _) = type.kind,
      let alias = sight.genericAlias(name), alias.parameters.count == arguments.count
    else { return type.kind }
    return unaliased(alias.type.replacing(alias.parameters, with: arguments))
  }

  // MARK: - Types

  /// Notes what the names stand for where a value of a type is given for a written one; of two types
  /// the one that both are, where that is known.
  package mutating func bind(
    _ written: TypeReference, to type: StaticType, _ bindings: inout Bindings
  ) {
    switch unaliased(written) {
    case .named(let name, _, _) where bindings.names.contains(name):
      if type == .any || type == .nothing || type.isVoid { return }
      bindings.bound[name] = bindings.bound[name].map { .common($0, type) } ?? type
    case .named(let name, _, _) where name.hasSuffix(".Type"):
      let name = String(name.dropLast(5))
      guard bindings.names.contains(name), type.isMetatype else { return }
      // A number's own type is an object's here.
      bindings.bound[name] =
        type.parts.first ?? type.className.flatMap { $0 == "NSNumber" ? nil : .object($0) }
    case .named(let name, let arguments, _):
      for (argument, part) in zip(arguments, self.arguments(of: type, as: name)) {
        bind(argument, to: part, &bindings)
      }
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      if type != .nothing { bind(inner, to: type.unwrapped, &bindings) }
    case .array(let element): bind(element, to: type.element, &bindings)
    case .dictionary(let key, let value):
      guard type.isDictionary, type.parts.count == 2 else { return }
      bind(key, to: type.parts[0], &bindings)
      bind(value, to: type.parts[1], &bindings)
    case .function(_, let result) where written.isAutoclosure: bind(result, to: type, &bindings)
    case .function(let parameters, let result):
      guard let signature = type.signature, let answer = signature.last else { return }
      for (parameter, part) in zip(parameters, signature.dropLast()) {
        bind(parameter, to: part, &bindings)
      }
      bind(result, to: answer, &bindings)
    case .tuple(let parts, _):
      guard type.isTuple else { return }
      for (part, found) in zip(parts, type.parts) { bind(part, to: found, &bindings) }
    case .pointer, .cArray, .composition: break
    }
  }

  /// What stands in the `<…>` of a type, or of one above it, under the name of a generic one.
  ///
  /// A class that inherits from `Base<Card>` has `Card` there, so that the lineage is gone up.
  private func arguments(of type: StaticType, as name: String) -> [StaticType] {
    switch name {
    case "Array", "ArraySlice", "Set", "Dictionary": return type.parts
    case "Optional": return [type.unwrapped]
    case "Range", "ClosedRange": return [type.element]
    case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath":
      return type.signature ?? []
    default: break
    }
    guard let id = type.className.flatMap({ classes.id(named: $0) }) else { return type.parts }
    for above in classes.lineage(of: id) {
      guard let instance = declarations.instances[classes[above].name],
        let generic = declarations.generics[instance.generic],
        instance.generic.split(separator: ".").last == name.split(separator: ".").last
      else { continue }
      return generic.declaration.generics.map { instance.arguments[$0.name.text]?.type ?? .any }
    }
    return type.parts
  }
}

/// What names of generic parameters stand for.
package struct Bindings {
  package var names: Set<String>
  /// A name that is bound twice is of what both types have in common.
  package var bound: [String: StaticType] = [:]

  package init(of names: Set<String>) { self.names = names }
}

extension Expression {
  /// Whether it is the literal of a list or dictionary whose elements say what it is.
  fileprivate var isFilledCollection: Bool {
    switch kind {
    case .array(let elements):
      !elements.isEmpty && elements.allSatisfy { !$0.isOfExpectedType || $0.isFilledCollection }
    case .dictionary(let pairs):
      !pairs.isEmpty && pairs.allSatisfy { !$0.key.isOfExpectedType && !$0.value.isOfExpectedType }
    default: false
    }
  }
}
