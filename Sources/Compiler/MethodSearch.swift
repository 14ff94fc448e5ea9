import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Which method a call of Swift's means.
extension Typing {
  /// The arguments in the order of the parameters, left-out ones by their defaults; nil where they
  /// do not fit.
  ///
  /// Arguments keep their order in Swift, and trailing closures are matched forwards (SE-0286).
  /// Without labels, as in C, only their number counts.
  mutating func matched(
    _ arguments: [Argument], to labels: [String]?, _ parameters: [StaticType],
    _ defaults: [DefaultValue?], typed: [TypedExpression?] = []
  ) -> [TypedExpression]? {
    var rest = arguments[...]
    var values: [TypedExpression] = []
    for place in parameters.indices {
      let label = labels.map { $0[place] }
      if parameters[place].isVariadic {
        values.append(list(of: &rest, label ?? "", parameters[place]))
      } else if let next = rest.first,
        label == nil || next.fits(label ?? "", parameters[place].takesClosure),
        !next.passes(over: place, of: parameters, defaults, rest.count)
      {
        let known = typed.indices.contains(rest.startIndex) ? typed[rest.startIndex] : nil
        let given = self.given(next, for: parameters[place])
        let isAsWritten = !parameters[place].isAutoclosure && parameters[place].builder == nil
        let value =
          (isAsWritten ? known?.adapted(to: parameters[place]) : nil)
          ?? argument(given, expecting: parameters[place])
        check(value, fits: parameters[place], .argument, next.value)
        if parameters[place].keepsClosure { checkKept(next.value) { .passesNonescaping($0) } }
        values.append(value)
        rest.removeFirst()
      } else if let value = defaults[place] {
        values.append(resolve(default: value, expecting: parameters[place]))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// The value of a parameter or property that is not given.
  mutating func resolve(
    default value: DefaultValue, expecting type: StaticType
  ) -> TypedExpression {
    if case .name("#line") = value.expression.kind { return .constant(.int(callLine), .int) }
    if case .name("#function") = value.expression.kind {
      return .constant(.string(context.functionName ?? "main"), .string)
    }
    if let body = value.body {
      return TypedExpression(type, .function(body, [], line: callLine))
    }
    guard expansions.begin() else {
      return TypedExpression(type, .endlessDefault)
    }
    defer { expansions.end() }
    return resolve(value.expression, expecting: type)
  }

  /// The array of the arguments that stand for a parameter with `...`: only the first has its
  /// label.
  private mutating func list(
    of rest: inout ArraySlice<Argument>, _ label: String, _ type: StaticType
  ) -> TypedExpression {
    var elements: [Expression] = []
    while let next = rest.first, (next.label?.text ?? "") == (elements.isEmpty ? label : "") {
      elements.append(next.value)
      rest.removeFirst()
    }
    return array(elements, expecting: type)
  }

  /// A method that the learner wrote in Swift and that fits the call, defaults filled in; or one of
  /// the framework's that the class answers.
  mutating func findMethod(
    _ base: String, _ arguments: [Argument], _ type: StaticType, typed: [TypedExpression?] = [],
    expecting expected: StaticType? = nil
  ) -> (selector: Selector, values: [TypedExpression])? {
    if let first = sight.method(named: base, fitting: arguments, type) {
      let method = taking(arguments, first, type)
      let (chosen, known) = chosen(
        method, among: sight.overloads(of: method, fitting: arguments, type), arguments, typed,
        expecting: expected)
      let meant = instance(of: chosen, arguments, expecting: expected) ?? chosen
      if let values = matched(
        arguments, to: meant.labels, meant.parameters, meant.defaults, typed: known)
      {
        return (meant.selector, values)
      }
    }
    guard type.extendedName.flatMap({ classes.id(named: $0) }) != nil else { return nil }
    return frameworkMethod(base, arguments, type)
  }

  /// Of methods that a call with a trailing closure may mean, the one that hands as much to it as it
  /// takes.
  private mutating func taking(
    _ arguments: [Argument], _ method: MethodSignature, _ type: StaticType
  ) -> MethodSignature {
    guard
      let place = arguments.firstIndex(where: { $0.isTrailing && $0.label == nil }),
      case .closure(let closure) = arguments[place].value.kind
    else { return method }
    let rivals = sight.rivals(of: method, fitting: arguments, type)
    guard rivals.count > 1 else { return method }
    let before = arguments[..<place].count { $0.value.isClosure }
    let taken = rivals.map { rival -> Int? in
      let signatures = rival.parameters.compactMap(\.signature)
      return signatures.indices.contains(before) ? signatures[before].count - 1 : nil
    }
    guard Set(taken).count > 1 else { return method }
    var count = closure.parameters.count
    if count == 0 {
      count = typeAlone(of: arguments[place].value)?.signature.map { $0.count - 1 } ?? 0
    }
    return zip(rivals, taken).first { $1 == count }?.0 ?? method
  }

  /// Of methods that have the same labels the one that takes arguments of these types; with the
  /// arguments that had to be typed for that.
  private mutating func chosen(
    _ method: MethodSignature, among overloads: [MethodSignature], _ arguments: [Argument],
    _ typed: [TypedExpression?], expecting expected: StaticType?
  ) -> (MethodSignature, typed: [TypedExpression?]) {
    guard overloads.count > 1 else { return (method, typed) }
    var known = typed
    if known.isEmpty {
      known = arguments.map { $0.isInOut || $0.value.isOfExpectedType ? nil : resolve($0.value) }
    }
    let given = given(arguments, known, for: overloads.map(\.parameters))
    let chosen = best(of: overloads, for: given, expecting: expected) { one in
      let draft = one.owner.flatMap { declarations.drafts[$0] }
      let body = (one.isStatic ? draft?.classBodies : draft?.bodies)?[one.selector]
      return (one.parameters.asked(by: body?.function), one.returns)
    }
    return (chosen ?? method, known)
  }

  /// A method of one of the learner's classes that fits a call on a receiver of no known class,
  /// such as one that is only known to conform to a protocol.
  ///
  /// In alphabetical order, so that the same script always means the same; the run finds the
  /// receiver's own method by the selector.
  mutating func methodOfAnyClass(
    _ base: String, _ arguments: [Argument], typed: [TypedExpression?] = [],
    on type: StaticType = .any, expecting expected: StaticType? = nil
  ) -> (selector: Selector, values: [TypedExpression])? {
    // A number has what its own class has.
    let own = sight.extendable(type)
    for name in [own].compactMap({ $0 }) + declarations.drafts.keys.sorted().filter({ $0 != own }) {
      let rivals =
        declarations.drafts[name]?.methods(named: base, fitting: arguments, isStatic: false) ?? []
      guard let first = rivals.first else { continue }
      let (method, typed) = chosen(first, among: rivals, arguments, typed, expecting: expected)
      let meant = instance(of: method, arguments, expecting: expected) ?? method
      let parameters = name == own ? type.takenBySelf(meant.parameters) : meant.parameters
      if let values = matched(arguments, to: meant.labels, parameters, meant.defaults, typed: typed)
      {
        return (meant.selector, values)
      }
    }
    return nil
  }

  /// A method that some protocol of the framework's declares and that fits a call on a receiver of no
  /// known class, if the call leaves something out.
  mutating func methodOfAnyProtocol(
    _ base: String, _ arguments: [Argument]
  ) -> (selector: Selector, values: [TypedExpression])? {
    for method in Framework.protocolMethods(base: base)
    where method.parameters.count > arguments.count {
      guard let places = method.fullName.places(for: arguments, defaults: method.defaults) else {
        continue
      }
      let values = places.map { place in
        place.map { resolve(arguments[$0].value) } ?? .constant(.none, .id)
      }
      return (Selector(method.selector), values)
    }
    return nil
  }

  /// A method of the framework's: a trailing closure needs no label, and a completion block may be
  /// left out.
  ///
  /// An exact selector goes before others. SE-0005 gives option sets and completions defaults,
  /// which the header's reader knows.
  private mutating func frameworkMethod(
    _ base: String, _ arguments: [Argument], _ type: StaticType
  ) -> (selector: Selector, values: [TypedExpression])? {
    let exact = sight.swiftSelector(base, arguments)
    let named = sight.declared(base, arguments, type)
    if sight.isVisible(exact, type), named.allSatisfy({ $0.selector == exact }) {
      return (exact, arguments.enumerated().map { value($1, of: exact, at: $0, type) })
    }
    let fitting = sight.methods(named: base, of: type).compactMap { method in
      method.name.places(for: arguments, defaults: sight.defaults(of: method.selector, type))
        .map { (selector: method.selector, places: $0) }
    }
    var more = named.filter { method in
      !fitting.contains { $0.selector == method.selector }
    }
    if fitting.isEmpty, more.isEmpty { more = sight.formerly(base, arguments, type) }
    let known =
      (fitting + more).filter { $0.selector == exact }
      + (fitting + more).filter { $0.selector != exact }
    let taking = known.filter { sight.takesClosures($0.selector, $0.places, arguments, type) }
    guard let best = best(of: taking.isEmpty ? known : taking, arguments, type) else { return nil }
    return (
      best.selector,
      best.places.enumerated().map { part, place in
        place.map { value(arguments[$0], of: best.selector, at: part, type) }
          ?? leftOut(part, of: best.selector, type)
      }
    )
  }

  /// An argument of a framework's method, which must be what the declaration asks for.
  private mutating func value(
    _ argument: Argument, of selector: Selector, at place: Int, _ type: StaticType
  ) -> TypedExpression {
    if argument.isInOut { return addressOfGlobal(in: argument.value) ?? self.argument(argument) }
    let expected = sight.expected(selector, place, of: type)
    let isKept = argument.value.isClosure && !Typing.borrowing.contains(selector)
    if !Typing.borrowing.contains(selector) { checkKept(argument.value) { .passesNonescaping($0) } }
    let value = resolve(
      argument.value, expecting: isKept ? argument.value.kept(as: expected) : expected)
    check(value, fits: expected, .argument, argument.value)
    return value
  }
}
