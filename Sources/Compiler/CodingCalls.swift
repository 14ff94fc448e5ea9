import Declaring
import Desugaring
import Diagnostics
import Meaning
import Syntax
import TypedTree

// Calls of coders and containers.
extension Typing {
  /// What a call stands for that names a type, or a key, to something that reads or writes.
  ///
  /// Nil where the receiver is certain to be something else, or a key shows only when the program
  /// runs.
  mutating func codingCall(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> Expression? {
    guard isSwift, declarations.modules.contains(Declarations.values), !source.isModule else {
      return nil
    }
    let code = Written(range: range)
    let labels = arguments.map { $0.label?.text ?? "" }
    switch (name.text, labels) {
    case ("container", ["keyedBy"]):
      return names(of: arguments[0].value).map { code.call(base, "container", [$0]) }
    case ("nestedContainer", ["keyedBy", "forKey"]):
      guard let key = code.key(arguments[1].value) else { return nil }
      let isWriting = typeAlone(of: base)?.className == "Encoder"
      let place = code.call(base, "at", [key])
      let inner = isWriting ? place : code.attempt(place)
      return names(of: arguments[0].value).map { code.call(inner, "container", [$0]) }
    case ("nestedUnkeyedContainer", ["forKey"]):
      guard let key = code.key(arguments[0].value) else { return nil }
      let isWriting = typeAlone(of: base)?.className == "Encoder"
      let place = code.call(base, "at", [key])
      return code.call(isWriting ? place : code.attempt(place), "unkeyedContainer", [])
    case ("contains", [""]):
      guard case .implicitMember = arguments[0].value.kind,
        typeAlone(of: base)?.className == "Decoder"
      else { return nil }
      return code.key(arguments[0].value).map { code.call(base, "contains", [$0]) }
    case ("decodeNil", ["forKey"]):
      guard let key = code.key(arguments[0].value), goes(to: Typing.readers, base) else {
        return nil
      }
      return Expression(
        .call(code.member(base, "isNull"), [Argument(label: Name("at", at: range), key)]),
        at: range)
    case ("dataCorruptedError", ["forKey", "in", "debugDescription"]):
      return code.key(arguments[0].value).map {
        code.call(arguments[1].value, "corrupted", [$0, arguments[2].value])
      }
    case ("decode", ["", "from"]), ("decode", ["", "forKey"]), ("decodeIfPresent", ["", "forKey"]),
      ("decode", [""]):
      guard let wanted = type(handedOver: arguments[0].value), goes(to: Typing.readers, base) else {
        return nil
      }
      let closure = code.closure { reading(self.type(wanted), wanted, from: $0, code) }
      let method = name.text == "decode" ? "read" : "readPresent"
      let type = method == "read" ? wanted : TypeReference(.optional(wanted), at: wanted.range)
      guard arguments.count > 1 else {
        return known(code.call(base, method, [closure]), to: type)
      }
      let second =
        labels[1] == "from" ? arguments[1].value : code.key(arguments[1].value)
      return second.map { known(code.call(base, method, [$0, closure]), to: type) }
    case ("encode", ["", "forKey"]), ("encodeIfPresent", ["", "forKey"]):
      guard let key = code.key(arguments[1].value), goes(to: ["Encoder"], base) else { return nil }
      return code.call(base, "write", [arguments[0].value, key])
    default: return nil
    }
  }

  /// The type in `Item.self`, or in a variable that holds one, `type: T.Type`.
  private mutating func type(handedOver value: Expression) -> TypeReference? {
    if let written = value.typeOfMetatype { return written }
    guard case .name = value.kind, let type = typeAlone(of: value), type.isMetatype else {
      return nil
    }
    return written(type.parts.first ?? type.className.map { .object($0) } ?? .any, at: value.range)
  }

  /// Whether a call goes to one of some classes, as far as that can be found out.
  private mutating func goes(to classes: Set<String>, _ base: Expression) -> Bool {
    typeAlone(of: base).map { $0.className.map(classes.contains) ?? false } ?? true
  }
}
