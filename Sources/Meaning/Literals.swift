import Checks
package import Declaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Literals, and the selectors that Swift writes.
extension Typing {
  /// A whole literal is of the number type that is expected, `Int` where none is (TSPL, Type
  /// Inference); one that it has no room for is reported at the literal. C's literals become
  /// narrower where they are stored.
  package mutating func literal(
    _ value: Int, expecting type: StaticType?, at range: SourceRange
  ) -> TypedExpression {
    // What is beyond `Int` lies in it as the same bits.
    if isSwift, value < 0 { return literal(beyondInt: value, expecting: type, at: range) }
    guard isSwift, let type = type?.unwrapped else {
      return TypedExpression(.int, .integerLiteral(value))
    }
    if let whole = type.whole {
      if !whole.holds(value) {
        report(.literalOverflow(String(value), type: type.swiftName), at: range)
      }
      return TypedExpression(type, .integerLiteral(value))
    }
    return type.field == .real && type.enumeration == nil
      ? .constant(.real(Double(value)), type) : TypedExpression(.int, .integerLiteral(value))
  }

  private mutating func literal(
    beyondInt bits: Int, expecting type: StaticType?, at range: SourceRange
  ) -> TypedExpression {
    let number = UInt(bitPattern: bits)
    let type = type?.unwrapped ?? .int
    if type.whole?.isUnsignedWord == true { return TypedExpression(type, .integerLiteral(bits)) }
    if type.field == .real, type.enumeration == nil {
      return .constant(.real(Double(number)), type)
    }
    let stored = type.whole == nil ? StaticType.int : type
    report(.literalOverflow(String(number), type: stored.swiftName), at: range)
    return TypedExpression(stored, .integerLiteral(bits))
  }

  /// `#selector` names a method by its Swift name, which must be exposed to Objective-C;
  /// `@selector` is any text, since C looks no selector up.
  package mutating func selector(_ text: String, _ expression: Expression) -> TypedExpression {
    guard isSwift else { return .constant(.selector(Selector(text)), .selector) }
    if let accessor = accessor(text, expression) {
      return .constant(.selector(accessor), .selector)
    }
    let name = SwiftNames.FullName(text)
    let owner = typeNamed(inSelector: expression) ?? context.className
    let own = owner.flatMap { type in
      sight.signature(of: name, in: type, isStatic: false)
        ?? sight.signature(of: name, in: type, isStatic: true)
    }
    if let own { report(sight.unexposed(own, at: expression.range)) }
    let selector = own?.selector ?? Selector(SwiftNames.selector(fullName: text))
    let isPath = self.text(of: expression).contains(".")
    if own == nil, !isPath, let type = context.className, !sight.isVisible(selector, .object(type)),
      !sight.selectors(of: .object(type)).contains(where: {
        SwiftNames.fullName(selector: $0.name).base == name.base
      })
    {
      report(.undeclaredIdentifier(name.base), at: expression.range)
      if standsIn { open(selector) }
    }
    if let owner {
      report(sight.unavailable(selector, .object(owner), at: expression.range))
    }
    return .constant(.selector(selector), .selector)
  }

  /// `getter: Type.name` and `setter: name`; nil for the name of a method.
  ///
  /// SE-0064. A property is looked up in the class that is written before it, else in the one
  /// around.
  private mutating func accessor(_ text: String, _ expression: Expression) -> Selector? {
    let words = text.split(separator: " ")
    guard words.count == 2, let name = words[1].split(separator: ".").last.map(String.init) else {
      return nil
    }
    let path = words[1].dropLast(name.count + 1)
    let owner = path.isEmpty ? context.className : String(path)
    guard let id = owner.flatMap({ sight.classID(named: $0) }),
      let getter = sight.getter(name, of: .object(classes[id].name))
    else {
      report(.undeclaredIdentifier(name), at: expression.range)
      return Selector(name)
    }
    report(sight.unexposed(property: name, of: id, at: expression.range))
    report(sight.unavailable(getter, .object(classes[id].name), name, at: expression.range))
    if words[0] == "getter:" { return getter }
    return classes.property(named: SwiftNames.objectiveCProperty(name), of: id)?.setter
      ?? Selector.setter(for: SwiftNames.objectiveCProperty(name))
  }

  /// The class that is written before the method: `Player.play(_:)`.
  private func typeNamed(inSelector expression: Expression) -> String? {
    let written = text(of: expression).drop { $0 != "(" }.dropFirst().prefix { $0 != "(" }
      .filter { !$0.isWhitespace && $0 != ")" }
    guard let dot = written.lastIndex(of: ".") else { return nil }
    return sight.classID(named: String(written[..<dot])).map { classes[$0].name }
  }

  /// A type as a value, such as in `Box<Int>.self`; without a class of the app there is nothing to
  /// stand for it.
  package mutating func typeValue(_ reference: TypeReference) -> TypedExpression {
    let type = type(reference)
    guard let name = type.className, let id = classes.id(named: name) else {
      if standsIn, case .named(let name, _, _) = reference.kind {
        let id = standInClass(named: name.split(separator: ".").last.map(String.init) ?? name)
        return TypedExpression(.any, .constant(.type(id)))
      }
      refuse(.generics, at: reference.range)
      return .missing
    }
    return .constant(.type(id), .metatype(name))
  }
}

extension FieldType {
  /// Where the numbers of a member begin.
  package func place(of member: String) -> Int? {
    switch (self, member) {
    case (.rect, "origin"), (.point, "x"), (.size, "width"): 0
    case (.rect, "size"): 2
    case (.point, "y"), (.size, "height"): 1
    default: nil
    }
  }

  /// Only the three that are fields of their own have literals of this kind.
  package var nameInC: String {
    self == .rect ? "CGRect" : self == .point ? "CGPoint" : "CGSize"
  }
}

extension [StringPart] {
  /// The text, where nothing stands in it that is to be computed.
  package var plainText: String? {
    reduce("") { text, part in
      if let text, case .text(let more) = part { text + more } else { nil }
    }
  }
}
