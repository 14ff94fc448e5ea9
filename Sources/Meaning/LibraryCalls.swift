package import Declaring
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Members of Swift's own types.
extension Typing {
  /// A property of one of Swift's own types; nil where the type is known and has none of that name.
  ///
  /// The library's own answers go before what the prelude declares; a value of no known class is
  /// left to the run.
  package mutating func libraryMember(
    _ name: Name, of holder: TypedExpression, _ place: MessagePlace
  )
    -> TypedExpression?
  {
    if let known = enumerationProperty(name, of: holder) { return known }
    if let text = describing(name, holder) { return text }
    if let hash = hashValue(name, holder, place) { return hash }
    if name.text == "rawValue",
      holder.type.className.map({ declarations.enumerations[$0] != nil }) ?? true
    {
      return sight.rawValue(of: holder)
    }
    guard
      holder.type.className != nil || holder.type.isArithmetic || holder.type.field == .rect,
      Prelude.mayHave(holder.type),
      let property = Prelude.member(name.text, of: holder.type)
    else { return nil }
    checkUnwrapped(holder.type, name)
    let key = Prelude.property(name.text, of: holder.type)
    return TypedExpression(property.answer(), .libraryProperty(key, holder, line: place.line))
  }

  /// `description` and `debugDescription` of a list, set, dictionary or range of Swift's, as `print`
  /// and `debugPrint` show it; nil for all else.
  private func describing(_ name: Name, _ holder: TypedExpression) -> TypedExpression? {
    let isCollection = !holder.type.parts.isEmpty && Prelude.mayHave(holder.type)
    guard isSwift, holder.type.optionality == .none,
      isCollection || holder.type.isRange || holder.type == .bool,
      holder.type.className != "Result"
    else { return nil }
    let isSet = holder.type.className == "NSSet"
    let text = TypedExpression(.string, .printed(holder, isInside: name.text == "debugDescription"))
    switch name.text {
    case "debugDescription" where isSet:
      let (start, end) = ("Set(", ")")
      return TypedExpression(
        .string,
        .string([.constant(.string(start), .string), text, .constant(.string(end), .string)]))
    case "description", "debugDescription": return text
    default: return nil
    }
  }

  /// `hashValue` of a value whose type says nothing of it itself; nil for all else.
  private func hashValue(
    _ name: Name, _ holder: TypedExpression, _ place: MessagePlace
  ) -> TypedExpression? {
    guard isSwift, name.text == "hashValue", holder.type.optionality == .none,
      let type = holder.type.className, let id = classes.id(named: type), classes[id].isValueType,
      let draft = declarations.drafts[type], draft.properties[name.text] == nil,
      !draft.methods.values.contains(where: { $0.base == "hash" })
    else { return nil }
    return TypedExpression(.int, .libraryProperty(name.text, holder, line: place.line))
  }

  /// A property of `self` in an extension of one of Swift's own types.
  package mutating func ownLibraryMember(_ name: Name) -> TypedExpression? {
    guard let type = context.className, let own = sight.selfType, !context.isStatic else {
      return nil
    }
    let isRawValue = name.text == "rawValue" && declarations.enumerations[type] != nil
    guard
      isRawValue
        || Prelude.mayHave(own) && Prelude.member(name.text, of: own) != nil
    else { return nil }
    let me = selfReference(name.range)
    return libraryMember(name, of: me, MessagePlace(line: line(of: name.range), text: "self"))
  }

  /// Whether what nobody knows the type of may have a method of that name that is none of a
  /// collection's: a publisher has its own `reduce`.
  package func isMethodOfSomeType(_ name: String, _ arguments: [Argument]) -> Bool {
    declarations.drafts.values.contains {
      $0.method(named: name, fitting: arguments, isStatic: false) != nil
    }
  }
}

extension StaticType {
  /// Whether it is a list or a set, in whose place any sequence may stand.
  package var isSequence: Bool { className == "NSArray" || className == "NSSet" }
}

extension Expression {
  /// Whether it is a member of the type that is asked for, or made by one: `.whitespaces`.
  package var isImplicit: Bool {
    switch kind {
    case .implicitMember: true
    case .call(let callee, _), .member(let callee, _): callee.isImplicit
    default: false
    }
  }

  /// Whether it is an operator that is handed over as a function: `+`.
  package var isOperator: Bool {
    if case .name(let name) = kind { BinaryOperator(rawValue: name) != nil } else { false }
  }
}
