import Diagnostics
import Syntax
import UIKitAPI

// Messages: calls, initialisers and properties of Swift.
extension SwiftTranslation {
  /// What Swift does without goes first, then what makes an object, asks for a class, or reads a
  /// property; the rest is a call by the rules of import.
  func message(
    _ receiver: Expression, _ pieces: [MessagePiece], _ range: SourceRange
  ) -> Expression.Kind {
    let selector = pieces.selector
    if Self.countingMessages.contains(selector) { return kind(receiver) }
    if let creation = creation(receiver, pieces, range) { return creation }
    if let question = question(receiver, pieces, selector, range) { return question }
    if let type = classReceiver(receiver) {
      if let made = classMessage(to: type, receiver, pieces, selector, range) { return made }
    } else if let property = property(receiver, pieces) {
      return property
    }
    let name = SwiftNames.fullName(selector: selector)
    let arguments = arguments(labels: name.labels, pieces)
    if case .currentController = receiver.kind {
      return .call(self.name(name.base, at: range), arguments)
    }
    return access(receiver) {
      .call(member($0, name.base, at: pieces[0].keyword.range), arguments)
    }
  }

  /// The name of the class that a message goes to.
  private func classReceiver(_ receiver: Expression) -> String? {
    guard case .name(let name) = receiver.kind, name.first?.isUppercase == true,
      known[name] == nil
    else { return nil }
    return name
  }

  // MARK: - Arguments

  /// A closure trails the call when it is the last argument and the only closure.
  private func arguments(labels: [String], _ pieces: [MessagePiece]) -> [Argument] {
    let values = pieces.compactMap(\.argument)
    let closures = values.filter(\.isClosure).count
    var result: [Argument] = []
    for (place, piece) in pieces.enumerated() {
      guard let value = piece.argument else { continue }
      let label = place < labels.count ? labels[place] : ""
      let isTrailing = value.isClosure && closures == 1 && place == pieces.count - 1
      result.append(argument(value, label: isTrailing ? "" : label, isTrailing: isTrailing))
      let more = piece.more.last.map(\.isNil) == true ? piece.more.dropLast() : piece.more[...]
      result += more.map { argument($0) }
    }
    return result
  }

  /// `&x` stays an argument that is lent; a trailing closure has no label.
  func argument(_ value: Expression, label: String = "", isTrailing: Bool = false) -> Argument {
    let name = label.isEmpty ? nil : Name(label, at: value.range)
    if case .unary(.address, let inner) = value.kind {
      return Argument(label: name, expression(inner), isInOut: true)
    }
    return Argument(label: name, self.value(value), isTrailing: isTrailing)
  }

  // MARK: - Making objects

  /// Whether a message makes an object: `[[T alloc] init…]`, `[T new]`.
  func isCreation(_ receiver: Expression, _ pieces: [MessagePiece]) -> Bool {
    let selector = pieces.selector
    if selector == "new" { return classReceiver(receiver) != nil }
    guard case .message(let inner, let words) = receiver.kind else { return false }
    if Self.countingMessages.contains(selector) { return isCreation(inner, words) }
    return selector.hasPrefix("init") && words.selector == "alloc"
  }

  /// `[[T alloc] init…]` is `T(…)`; `[super init…]` is `super.init(…)`.
  private func creation(
    _ receiver: Expression, _ pieces: [MessagePiece], _ range: SourceRange
  ) -> Expression.Kind? {
    let selector = pieces.selector
    if selector == "new", let type = classReceiver(receiver) {
      return .call(name(className(type), at: receiver.range), [])
    }
    guard selector.hasPrefix("init") else { return nil }
    switch receiver.kind {
    case .message(let made, let words) where words.selector == "alloc":
      if selector == "initWithFormat:", let text = formatted(pieces, range) { return text.kind }
      return .call(maker(made), initializerArguments(pieces))
    case .superReference, .selfReference:
      return .call(member(expression(receiver), "init", at: range), initializerArguments(pieces))
    default: return nil
    }
  }

  /// `T`, `self.init` in a class method, `type(of: self).init`.
  private func maker(_ made: Expression) -> Expression {
    if let type = classReceiver(made) { return name(className(type), at: made.range) }
    return member(expression(made), "init", at: made.range)
  }

  /// The labels of `init` begin with the first keyword's words behind `initWith`.
  private func initializerArguments(_ pieces: [MessagePiece]) -> [Argument] {
    arguments(labels: SwiftNames.fullName(selector: pieces.selector).labels, pieces)
  }

  // MARK: - Classes

  /// `[x class]`, `[x isKindOfClass:[T class]]`, `[a isEqualToString:b]`.
  ///
  /// Questions that Swift asks by operators: `type(of:)`, `is`, `==`, brackets.
  private func question(
    _ receiver: Expression, _ pieces: [MessagePiece], _ selector: String, _ range: SourceRange
  ) -> Expression.Kind? {
    switch selector {
    case "class":
      if classReceiver(receiver) != nil {
        return .member(expression(receiver), Name("self", at: range))
      }
      let argument = Argument(label: Name("of", at: range), expression(receiver))
      return .call(name("type", at: range), [argument])
    case "isKindOfClass:":
      guard case .message(let type, let words)? = pieces[0].argument?.kind,
        words.selector == "class", let name = classReceiver(type)
      else { return nil }
      return .isType(expression(receiver), named(SwiftNames.swiftType(name), at: type.range))
    case "isEqualToString:", "isEqualToArray:", "isEqualToNumber:":
      return pieces[0].argument.map { .binary(.equal, expression(receiver), expression($0)) }
    case "objectAtIndex:":
      return pieces[0].argument.map { index in
        access(receiver) { .element($0, [Argument(expression(index))]) }
      }
    default: return nil
    }
  }

  /// `[UIScreen mainScreen]`, `[UIImage imageNamed:n]`, `[NSArray arrayWithObjects:…]`.
  ///
  /// Nil where the class method is none that makes an object: it is then called like any other.
  private func classMessage(
    to type: String, _ receiver: Expression, _ pieces: [MessagePiece], _ selector: String,
    _ range: SourceRange
  ) -> Expression.Kind? {
    if let member = SwiftNames.member(type: type, factory: selector) {
      return .member(expression(receiver), Name(member, at: range))
    }
    switch selector {
    case "stringWithFormat:": if let text = formatted(pieces, range) { return text.kind }
    case "array" where type == "NSArray": return .array([])
    case "dictionary" where type == "NSDictionary": return .dictionary([])
    case "arrayWithObjects:" where type == "NSArray":
      return .array(list(pieces).map { expression($0) })
    case "dictionaryWithObjectsAndKeys:" where type == "NSDictionary":
      return .dictionary(pairs(list(pieces)))
    default: break
    }
    if type == "NSNumber", selector.hasPrefix("numberWith"), let value = pieces[0].argument {
      return .call(expression(receiver), [argument(value, label: "value")])
    }
    let name = SwiftNames.fullName(selector: selector)
    guard name.base == "init" else { return nil }
    return .call(expression(receiver), arguments(labels: name.labels, pieces))
  }

  /// The objects of a message with a variable number of them, up to nil.
  private func list(_ pieces: [MessagePiece]) -> [Expression] {
    let all = (pieces[0].argument.map { [$0] } ?? []) + pieces[0].more
    return all.last?.isNil == true ? all.dropLast() : all
  }

  /// Values come before their keys in `dictionaryWithObjectsAndKeys:`.
  private func pairs(_ values: [Expression]) -> [Expression.Pair] {
    stride(from: 0, to: values.count - 1, by: 2).map { place in
      Expression.Pair(key: expression(values[place + 1]), value: expression(values[place]))
    }
  }

  // MARK: - Properties

  /// A message that reads or sets a property.
  ///
  /// A setter by its selector is an assignment. Nil where the word is a method's, or the receiver
  /// is not written.
  private func property(
    _ receiver: Expression, _ pieces: [MessagePiece]
  ) -> Expression.Kind? {
    let piece = pieces[0]
    guard pieces.count == 1, piece.more.isEmpty else { return nil }
    guard let value = piece.argument else {
      return property(piece.keyword.text).map { swift in
        access(receiver) { .member($0, Name(swift, at: piece.keyword.range)) }
      }
    }
    let word = piece.keyword.text
    guard word.hasPrefix("set"), word.utf8.count > 3,
      let swift = property(SwiftNames.uncapitalized(String(word.dropFirst(3))))
    else { return nil }
    if case .currentController = receiver.kind { return nil }
    let target = Expression(
      access(receiver) { .member($0, Name(swift, at: piece.keyword.range)) }, at: receiver.range)
    return .assignment(nil, target: target, value: self.value(value))
  }
}

extension [MessagePiece] {
  /// The words of a message with their colons.
  var selector: String {
    map { $0.keyword.text + ($0.argument == nil ? "" : ":") }.joined()
  }
}

extension Expression {
  /// `nil`, `Nil` and `NULL` alike.
  var isNil: Bool { if case .nilLiteral = kind { true } else { false } }
}
