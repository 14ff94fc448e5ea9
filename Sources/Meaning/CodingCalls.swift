package import Declaring
package import Desugaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Calls that name what they read: one becomes a call with a closure that reads it, so that
// `decode([Item].self, forKey: .items)` is `read("items") { try $0.elements { try Item(from: $0) } }`.
extension Typing {
  /// Says which zones and languages are not simulated: what asks for one of them gets
  /// Greenwich and English.
  package mutating func noteFormat(_ name: String, _ arguments: [Argument]) {
    guard isSwift, declarations.modules.contains(Declarations.values), arguments.count == 1,
      arguments[0].label?.text == "identifier",
      case .string(let parts) = arguments[0].value.kind, case .text(let text)? = parts.first
    else { return }
    let isSimulated: Bool
    switch name {
    case "TimeZone": isSimulated = zones.contains(text)
    case "Locale": isSimulated = text.hasPrefix("en")
    default: return
    }
    if !isSimulated {
      note(name + " " + text, .value, .framework, since: .oldest, at: arguments[0].value.range)
    }
  }

  /// A type as it would be written here: by the parameter that stands for it, else by its name.
  package func written(_ type: StaticType, at range: SourceRange) -> TypeReference? {
    let parameters = context.parameters.sorted { $0.key < $1.key }
    let parameter = parameters.first { _, meaning in
      if case .known(let argument) = meaning { argument.type == type } else { false }
    }
    let name = parameter?.key ?? (type.parts.isEmpty ? type.argumentName : nil)
    if let name { return TypeReference(.named(name, arguments: [], protocols: []), at: range) }
    guard type.className == "NSArray" else { return nil }
    return type.parts.first.flatMap { written($0, at: range) }
      .map { TypeReference(.array($0), at: range) }
  }

  /// What is read, of the type that it is read as, where that is known.
  package func known(_ call: Expression, to type: TypeReference) -> Expression {
    sight.isOpen(type)
      ? call : Expression(.cast(.coercion, type, call), at: call.range)
  }

  /// The zones whose offsets the library knows.
  private var zones: [String] {
    let minutes = declarations.drafts["TimeZone"]?.classBodies["minutes"]
    guard case .staticGetter(let storage)? = minutes?.form,
      case .dictionary(let pairs)? = storage.initial?.kind
    else { return [] }
    return pairs.compactMap { pair in
      guard case .string(let parts) = pair.key.kind, case .text(let text)? = parts.first else {
        return nil
      }
      return text
    }
  }

  /// What reads values whose type is named. `encode` has other receivers, among them a learner's
  /// own class with a method of that name.
  package static let readers: Set<String> = [
    "JSONDecoder", "Decoder", "UnkeyedDecodingContainer",
  ]

  /// The keys of an enumeration, by their names in Swift.
  package func names(of keys: Expression) -> Expression? {
    guard let path = keys.typeOfMetatype?.className else { return nil }
    let code = Written(range: keys.range)
    guard let cases = declarations.enumerations[sight.fullTypeName(path)]?.cases else {
      // Keys that show only when the program runs.
      let isKey = declarations.drafts[sight.fullTypeName(path)]?.protocols.contains("CodingKey")
      return isKey == true ? Expression(.dictionary([]), at: keys.range) : nil
    }
    return Expression(
      .dictionary(
        cases.map {
          var text = $0.name
          if case .string(let raw)? = $0.rawValue { text = raw }
          return Expression.Pair(key: code.text($0.name), value: code.text(text))
        }), at: keys.range)
  }

  /// What reads a value of a type, of which little may be known but how it is written.
  ///
  /// JSON's own types have readers of their own; a list reads each element by a closure, an
  /// optional looks for null first, and any other type is asked for `init(from:)`.
  package mutating func reading(
    _ type: StaticType, _ written: TypeReference?, from part: Expression, _ code: Written
  ) -> Expression {
    if type.optionality != .none {
      let inner = reading(type.unwrapped, written?.inner, from: part, code)
      return Expression(
        .conditional(code.member(part, "isNull"), code.none, inner), at: code.range)
    }
    func inner(_ place: Int) -> Expression {
      let type = type.parts.indices.contains(place) ? type.parts[place] : .any
      return code.closure { reading(type, written?.inner, from: $0, code) }
    }
    if let method = Typing.reader(of: type) {
      let value = code.attempt(code.call(part, method, []))
      return type.number == nil ? value : code.call(code.name(type.swiftName), [value])
    }
    switch type.className {
    case "NSArray": return code.attempt(code.call(part, "elements", [inner(0)]))
    case "NSSet":
      return code.call(
        code.name("Set"), [code.attempt(code.call(part, "elements", [inner(0)]))])
    case "NSDictionary": return code.attempt(code.call(part, "members", [inner(1)]))
    default:
      let name = type.className ?? written?.className ?? type.swiftName
      func made(_ part: Expression) -> Expression {
        code.attempt(
          Expression(
            .call(code.name(name), [Argument(label: Name("from", at: code.range), part)]),
            at: code.range))
      }
      guard case .open? = sight.parameter(named: name) else { return made(part) }
      return code.attempt(
        code.call(part, "make", [code.name(name), code.text(name), code.closure(made)]))
    }
  }

  /// The method that reads a value which JSON has itself, or has as a text or number.
  private static func reader(of type: StaticType) -> String? {
    switch (type.field, type.className) {
    case (.bool, _): "flag"
    case (.int, _): "whole"
    case (.real, _): "real"
    case (_, "NSString"): "text"
    case (_, "NSURL"): "address"
    case (_, "NSDate"): "date"
    case (_, "NSData"): "data"
    default: nil
    }
  }
}

extension TypeReference {
  /// What is written of an element, or of a dictionary's values.
  fileprivate var inner: TypeReference? {
    switch kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .dictionary(_, let inner):
      inner
    case .named(_, let arguments, _): arguments.last
    case .pointer, .tuple, .function, .cArray, .composition: nil
    }
  }
}

extension Expression {
  /// The type in `Item.self`, `[Item].self`; nil of all else.
  package var typeOfMetatype: TypeReference? {
    guard case .member(let base, let name) = kind, name.text == "self" else { return nil }
    return base.writtenType
  }
}
