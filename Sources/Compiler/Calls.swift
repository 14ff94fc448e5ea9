import Checks
import Declaring
import Desugaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Calls: functions and initialisers.
extension Typing {
  /// A call by the form of what is called: a name, a member, a type, `.member`, a chain, or any
  /// value. Where the line matters, it is that of the called name and not of the chain's first
  /// line, as in a stack trace of Swift's.
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, _ type: StaticType?
  ) -> TypedExpression {
    let outer = callLine
    defer { callLine = outer }
    callLine = line(of: callee.calledName ?? range)
    switch callee.kind {
    case .name(let name):
      noteFormat(name, arguments)
      if let made = makeInstance(of: name, arguments, range, expecting: type) { return made }
      return callByName(name, callee, arguments, range, type)
    case .member(let base, let name):
      return callMember(base, name, arguments, range, expecting: type)
    case .type(let reference):
      if reference.className == "Task", declarations.drafts["Task"] == nil,
        let task = task(arguments, range, written: reference.range)
      {
        return task
      }
      let known = diagnostics.count
      let type = self.type(reference)
      if let made = make(type, arguments) { return made }
      guard let id = type.className.flatMap({ classes.id(named: $0) }) else {
        if standsIn {
          let name = reference.className.split(separator: ".").last.map(String.init) ?? ""
          return construct(standIn: standInClass(named: name), arguments, range)
        }
        if diagnostics.count == known { refuse(.generics, at: range) }
        return .missing
      }
      var made = construct(id, arguments, range)
      // What is inside of `[Row]()`, the written type alone says.
      if arguments.isEmpty, !type.parts.isEmpty, made.type.className == type.className {
        made.type = type
      }
      return made
    case .implicitMember(let name):
      if name.text == "some", arguments.count == 1, let type, type.optionality == .optional,
        type.unwrapped.className.flatMap({ declarations.enumerations[$0]?.named("some") }) == nil
      {
        var some = resolve(arguments[0].value, expecting: type.unwrapped)
        some.type = some.type.asOptional
        return some
      }
      if name.text == "init", case .enumeration(let known)? = type?.unwrapped.number,
        let name = Framework.enumeration(known)?.swiftName,
        let made = makeEnumeration(name, arguments)
      {
        return made
      }
      if name.text == "init", let made = type?.unwrapped, made.className != "Result",
        let value = make(made, arguments)
      {
        return value
      }
      if name.text == "init", let made = type?.unwrapped, made.className == nil,
        let value = conversion(made.record?.name ?? made.swiftName, arguments, range)
      {
        return value
      }
      if name.text == "init", let id = type?.extendedName.flatMap({ classes.id(named: $0) }) {
        return construct(id, arguments, range, isNamed: false)
      }
      if let made = sight.enumeration(with: name.text, expecting: type).flatMap({
        type?.className != nil || sight.isCase(name.text, of: $0, arguments.count)
          ? make(case: name.text, of: $0, arguments, range, isCalled: true, expecting: type) : nil
      }) {
        return made
      }
      if name.text == "random", let number = type?.unwrapped, number.className == nil,
        let drawn = random(number.swiftName, arguments)
      {
        return drawn
      }
      if let id = type?.extendedName.flatMap({ classes.id(named: $0) }) {
        let holder = TypedExpression.constant(.type(id), .metatype(classes[id].name))
        let place = MessagePlace(line: line(of: range), text: classes[id].name)
        return callMethod(name, arguments, on: holder, place, range, expecting: type)
      }
      return time(name, arguments, expecting: type)
    case .chainLink(let method):
      if case .member(let base, let name) = method.kind,
        let call = callOptional(name, arguments, of: base, range, expecting: type)
      {
        return call
      }
      return call(value: resolve(callee), arguments, text(of: callee), range)
    case .forced(let method):
      if case .member(let base, let name) = method.kind,
        let call = callForced(name, arguments, of: base, range, expecting: type)
      {
        return call
      }
      return call(value: resolve(callee), arguments, text(of: callee), range)
    case .closure where arguments.isEmpty:
      let closure = resolve(callee, expecting: .closure([], returning: type ?? .any))
      return call(value: closure, arguments, text(of: callee), range)
    default:
      return messageSend(callee, arguments, range)
        ?? call(value: resolve(callee), arguments, text(of: callee), range)
    }
  }

  /// `((void (*)(id, SEL))objc_msgSend)(object, selector)`: a message that answers what the cast
  /// says; nil of all else.
  private mutating func messageSend(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    var callee = callee
    if case .tuple(let parts) = callee.kind, parts.count == 1 { callee = parts[0].value }
    guard !isSwift, case .cast(_, let reference, let function) = callee.kind,
      case .name(FunctionOfC.messageSend) = function.kind, arguments.count > 1
    else { return nil }
    let signature = type(reference).signature ?? []
    let values = arguments.enumerated().map { place, argument in
      self.argument(argument, expecting: place < signature.count - 1 ? signature[place] : nil)
    }
    let answer = signature.last ?? .any
    return TypedExpression(
      answer, isEchoed: !answer.isVoid,
      .builtin(FunctionOfC.messageSend, values, line: line(of: range)))
  }

  /// Names in the order in which Swift looks them up: locals, members of `self`, functions of the
  /// script, then types and what stands for the library's functions. The order matters: what is
  /// declared hides what is built in.
  private mutating func callByName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], _ range: SourceRange,
    _ type: StaticType?
  ) -> TypedExpression {
    if let local = local(named: name) {
      if let function = local.function {
        return call(localFunction: local, function, arguments, range)
      }
      checkCaptured(name, at: callee.range)
      return call(value: read(local, at: range), arguments, name, range)
    }
    if isSwift, name.first.map({ !$0.isLetter && !"_$`".contains($0) }) == true {
      return call(operator: name, arguments, callee, range)
    }
    if !isSwift, name == "sizeof", let operand = arguments.first { return sizeOf(operand.value) }
    if name == "NSParameterAssert" || name == "NSCParameterAssert", let test = arguments.first {
      return assertion(of: test.value)
    }
    if !isSwift, name == "NSDictionaryOfVariableBindings" {
      let pairs = arguments.map { argument in
        let name = Expression(.string([.text(text(of: argument.value))]), at: argument.value.range)
        return Expression.Pair(key: name, value: argument.value)
      }
      return resolve(Expression(.dictionary(pairs), at: range))
    }
    if isSwift, isBeforeSelf(name, at: callee.range) { return .missing }
    if isSwift, context.className != nil,
      let own = callOwn(name, arguments, range, expecting: type)
    {
      return own
    }
    if isSwift, let own = callOwnLibrary(Name(name, at: callee.range), arguments, range) {
      return own
    }
    if isSwift, let own = callOnOptionalSelf(Name(name, at: callee.range), arguments, range, type) {
      return own
    }
    if isSwift, let me = sight.selfType, !context.isStatic,
      let own = callOfSequence(
        Expression(.selfReference, at: callee.range), Name(name, at: callee.range), arguments, me,
        range, expecting: type)
    {
      return own
    }
    if isSwift, let me = sight.selfType, sight.holdsClosure(sight.getter(name, of: me), me),
      let own = ownProperty(name, at: callee.range)
    {
      return call(value: own, arguments, name, range)
    }
    if let (function, typed) = function(named: name, fitting: arguments, expecting: type) {
      return call(function, typed, arguments, range, expecting: type)
    }
    if let conversion = conversion(convertedType(name), arguments, range) { return conversion }
    if let variadic = variadic(name, arguments, range) { return variadic }
    if name == "dispatch_once", let once = once(arguments) { return once }
    if name == "Task", declarations.drafts[name] == nil,
      let task = task(arguments, range, written: callee.range)
    {
      return task
    }
    if isSwift, let waiting = continuation(name, arguments, range, expecting: type) {
      return waiting
    }
    if declarations.globals[name]?.type.signature != nil, variables.place(of: name) != nil,
      let own = nameIfKnown(name, at: callee.range)
    {
      return call(value: own, arguments, name, range)
    }
    if let builtin = FunctionOfC.all[name] { return call(builtin, name, arguments, range) }
    if name == "Self", let type = dynamicSelf(at: callee.range) {
      return construct(by: type, arguments, range)
    }
    if let id = sight.classNamed(name) {
      var made = construct(id, arguments, range)
      made.type.isWritten = Remark(true)
      if isSwift, name == "NSString" { made.type.isFoundations = true }
      return made
    }
    if isSwift, let type = context.className,
      checkLabels(
        Name(name, at: callee.range), arguments,
        context.isStatic ? .metatype(type) : .object(type), range)
    {
      return .missing
    }
    if let value = nameIfKnown(name, at: callee.range) {
      if isSwift, value.type.isMetatype { return construct(by: value, arguments, range) }
      return call(value: value, arguments, name, range)
    }
    if isSwift, let old = OldName(function: name, arguments, at: range) {
      return read(old, instead: Name(name, at: callee.range), expecting: type)
    }
    let unknown = unknown(
      name, .function, at: callee.range, suggestion: sight.suggestionForName(name))
    if unknown.isMissing { return .missing }
    if case .constant(.type(let id)) = unknown.kind {
      return construct(standIn: id, arguments, range)
    }
    return call(value: unknown, arguments, name, range)
  }

  /// A call by a name of Swift before 3 as it is written today, and what that is.
  mutating func read(
    _ old: OldName, instead name: Name, expecting type: StaticType?
  ) -> TypedExpression {
    report(.renamed(name.text, new: old.name), at: name.range, standsIn ? .warning : .error)
    return resolve(old.today, expecting: type)
  }

  /// `NSParameterAssert(x)`, whose exception quotes what was not so.
  private mutating func assertion(of test: Expression) -> TypedExpression {
    let value = resolve(test)
    return TypedExpression(.void, .primitive(.parameterAssertion(text(of: test)), [value]))
  }

  /// A function that answers whatever number it is given answers the type that its first and last
  /// argument have in common.
  private mutating func call(
    _ builtin: FunctionOfC, _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    if !builtin.arity.contains(arguments.count) {
      // Another file may have one of the same name that takes these.
      if isSwift, standsIn {
        return call(value: TypedExpression(.any, .standIn(name)), arguments, name, range)
      }
      report(
        .argumentCount(of: name, expected: builtin.arity.lowerBound, found: arguments.count),
        at: range)
    }
    if name == "NSLog", let format = arguments.first { checkLiteral(format.value) }
    // What functions of numbers that need not be whole take is such a number.
    let taken: StaticType? = isSwift && builtin.returns.field == .real ? .real : nil
    let values = arguments.enumerated().map { place, argument in
      if place == builtin.key, argument.isInOut,
        let address = addressOfGlobal(in: argument.value)
      {
        return address
      }
      return measuring(
        resolve(argument.value, expecting: builtin.parameters[place] ?? taken), name,
        of: argument.value)
    }
    if let random = builtin.random {
      return TypedExpression(builtin.returns, .primitive(.randomBelow, [bound(of: random, values)]))
    }
    checkFormat(of: name, values, at: range)
    let common = values.first.map { StaticType.common($0.type, values.last?.type ?? $0.type) }
    let type = builtin.returns == .any ? common ?? .any : builtin.returns
    return TypedExpression(
      type, .builtin(name, printing(values, by: name), line: line(of: range)))
  }

  /// `arc4random()` takes no argument, where `arc4random_uniform(n)` has its bound; both are
  /// drawn below one number.
  private func bound(
    of random: FunctionOfC.Random, _ arguments: [TypedExpression]
  ) -> TypedExpression {
    switch random {
    case .argument: arguments.first ?? .missing
    case .bound(let bound): .constant(.int(bound), .int)
    }
  }

  /// The function of that name whose labels and types fit a call, else any of that name; with the
  /// arguments that had to be typed for that.
  private mutating func function(
    named name: String, fitting arguments: [Argument], expecting expected: StaticType?
  ) -> (FunctionSignature, typed: [TypedExpression?])? {
    guard isSwift, let all = declarations.overloads[name], all.count > 1 else {
      return declarations.functions[name].map { ($0, []) }
    }
    let fitting = all.filter { $0.accepts(arguments) }
      .sorted { $0.parameters.count < $1.parameters.count }
    if fitting.count < 2 { return (fitting.first ?? declarations.functions[name]).map { ($0, []) } }
    let typed = arguments.map { $0.isInOut || $0.value.isOfExpectedType ? nil : resolve($0.value) }
    let given = self.given(arguments, typed, for: fitting.map(\.parameters))
    let chosen = best(of: fitting, for: given, expecting: expected) { ($0.asked, $0.returns) }
    return (chosen ?? fitting.last).map { ($0, typed) }
  }

  /// What an argument that was not typed is: where it is lent, the variable's type.
  mutating func likelyType(of argument: Argument) -> StaticType {
    guard argument.isInOut else { return likelyType(of: argument.value) }
    var type = typeOfValue(argument.value)
    type.isInOut = true
    return type
  }

  /// A function the learner declared, a generic one with what its parameters stand for.
  private mutating func call(
    _ function: FunctionSignature, _ typed: [TypedExpression?], _ arguments: [Argument],
    _ range: SourceRange, expecting type: StaticType?
  ) -> TypedExpression {
    guard let known = instance(of: function, arguments, expecting: type) else {
      return call(function, arguments, range, typed: typed)
    }
    return call(known, arguments, range)
  }

  /// A function the learner declared.
  ///
  /// What was typed in order to choose among overloads is not typed again.
  mutating func call(
    _ function: FunctionSignature, _ arguments: [Argument], _ range: SourceRange,
    typed: [TypedExpression?] = []
  ) -> TypedExpression {
    let more = function.isVariadic ? arguments.dropFirst(function.parameters.count) : []
    guard
      let values = matched(
        arguments.dropLast(more.count), to: isSwift ? function.labels : nil, function.parameters,
        function.defaults, typed: typed)
    else {
      let fact: LanguageFact =
        isSwift
        ? LanguageFact.misfit(arguments, function.labels, function.defaults)
        : .argumentCount(
          of: function.name, expected: function.parameters.count, found: arguments.count)
      report(fact, at: range)
      return .missing
    }
    report(sight.problems(of: function.effects, at: range))
    report(sight.unavailable(function, at: range))
    checkMainActor(of: function, at: range)
    return TypedExpression(
      function.returns,
      .function(
        function.body, values + more.map { resolve($0.value) }, line: line(of: range)))
  }

  // MARK: - Making objects

  /// `Type(a: b)`: `alloc`, then the initialiser; of `.init(a: b)` the type is named elsewhere.
  mutating func construct(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange, isNamed: Bool = true
  ) -> TypedExpression {
    if isSwift, let value = makeValue(id, arguments, range) { return value }
    if isSwift, let made = makeByFactory(id, arguments, range) { return made }
    return construct(
      by: .constant(.type(id), .metatype(classes[id].name)), arguments, range, isNamed: isNamed)
  }

  /// The same of a class that nobody declares: which initialisers it has is its own affair.
  mutating func construct(
    standIn id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    let values = arguments.map { argument(unknown: $0) }
    let place = MessagePlace(line: line(of: range), text: classes[id].name)
    let allocated = send(
      "alloc", to: .constant(.type(id), .any), [], answering: .any, place)
    return send(
      sight.swiftSelector("init", arguments), to: allocated, values, answering: .any, place)
  }

  /// An argument of what nobody declares, which may be anything.
  mutating func argument(unknown argument: Argument) -> TypedExpression {
    self.argument(argument, expecting: nil)
  }

  /// `type.init(a: b)`, where only the run shows which class it is.
  ///
  /// `alloc` and the initialiser are two messages, as in Objective-C; what is no object when it
  /// runs (a text, a number) needs no `alloc`.
  mutating func construct(
    by maker: TypedExpression, _ arguments: [Argument], _ range: SourceRange,
    isNamed: Bool = true
  ) -> TypedExpression {
    let type = maker.type.className.map { StaticType.instance(of: $0) } ?? .id
    let found = findMethod("init", arguments, type)
    let method = found.flatMap { sight.isHiddenByOwn(initializer: $0.selector, type) ? nil : $0 }
    let selector = method?.selector ?? sight.swiftSelector("init", arguments)
    if isSwift, method == nil,
      checkLabels(Name("init", at: range), arguments, type, range)
        || checkFrameworkLabels("init", arguments, type, range)
    {
      return .missing
    }
    if isSwift {
      let own = sight.signature(of: selector, for: type)
      checkAccess(to: own, Name("init", at: range), of: type)
      report(sight.problems(of: own?.effects, at: range))
      report(sight.unavailable(selector, type, at: range))
      if isNamed { report(sight.unavailable(classNamed: type.className, at: range)) }
    }
    let values = telling(
      method?.values ?? arguments.map { resolve($0.value) }, selector, type, at: range)
    if method == nil { checkVisible(selector, type, at: range) }
    let place = MessagePlace(line: line(of: range), text: type.className ?? "type")
    let isPlain = sight.isPlainValue(type) && sight.signature(of: selector, for: type) != nil
    let allocated =
      isPlain
      ? TypedExpression.constant(type.isString ? .string("") : type.field.zero, type)
      : send("alloc", to: maker, [], answering: type, place)
    // Whether an initialiser that nobody declares may fail, is not known.
    let made = sight.isVisible(selector, type) ? sight.made(by: selector, of: type) : type.imported
    return send(selector, to: allocated, values, answering: made, place)
  }
}

extension Expression {
  /// Where the name of a method stands that is called.
  fileprivate var calledName: SourceRange? {
    if case .member(_, let name) = kind { name.range } else { nil }
  }
}
