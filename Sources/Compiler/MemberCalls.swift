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

// Calls of members: methods of Swift, of `self` without a word, and closures in properties.
extension Typing {
  /// A method of `self` called by its name alone.
  ///
  /// Nil where a property of that name holds a closure, which is called instead.
  mutating func callOwn(
    _ name: String, _ arguments: [Argument], _ range: SourceRange,
    expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    guard let type = sight.selfType else { return nil }
    if name == "observe", !context.isStatic,
      sight.method(named: name, fitting: arguments, type) == nil,
      let observation = observing(
        Name(name, at: range), arguments, on: selfReference(range),
        MessagePlace(line: line(of: range), text: "self"))
    {
      return observation
    }
    guard !sight.holdsClosure(sight.getter(name, of: type), type),
      meansOwn(name, arguments, type) != false,
      let found = findMethod(name, arguments, type, expecting: expected)
    else { return nil }
    let signature = sight.signature(of: found.selector, for: type)
    checkExplicitSelf(name, isCall: true, at: range)
    if signature?.isMutating == true, sight.isReplaced(byMutating: type) {
      report(sight.problems(of: signature?.effects, at: range))
      return callMutating(
        found.selector, found.values, on: selfReference(range),
        Expression(.selfReference, at: range),
        answering: sight.result(of: found.selector, for: type, signature), range)
    }
    let me = selfReference(range)
    checkUnwrapped(me.type, Name(name, at: range))
    return call(
      found, Name(name, at: range), on: me,
      MessagePlace(line: line(of: range), text: "self"))
  }

  /// A call behind a dot, in the order in which Swift would find it: `super`, a module's or type's
  /// member, the receiver's own, and last a message. The receiver is typed only once it is known
  /// not to be a type; `self.init` in an initialiser puts another value in the place of `self`.
  mutating func callMember(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: SourceRange,
    expecting expected: StaticType? = nil
  ) -> TypedExpression {
    if case .superReference = base.kind {
      let method = findMethod(name.text, arguments, sight.superType, expecting: expected)
      let selector = method?.selector ?? sight.swiftSelector(name.text, arguments)
      if isSwift, method == nil, LifeCycle.isBase(name.text),
        checkFrameworkLabels(name.text, arguments, sight.superType, range)
      {
        return .missing
      }
      checkCounting(selector, on: "super", at: name.range)
      return sendToSuper(
        selector, method?.values ?? arguments.map { resolve($0.value) }, range)
    }
    if isSwift, case .name("Swift") = base.kind, !context.sees("Swift") {
      return conversion(name.text, arguments, range)
        ?? call(Expression(.name(name.text), at: name.range), arguments, range, expected)
    }
    if let coding = codingCall(base, name, arguments, range) { return resolve(coding) }
    if let own = memberOfOptional(base, name, arguments, range, expecting: expected) { return own }
    if isSwift, let path = base.path, let made = callOfType(path, name, arguments, range) {
      return made
    }
    if isSwift, name.text == "init", let type = base.writtenTypeInFull {
      return call(Expression(.type(type), at: base.range), arguments, range, expected)
    }
    let target = receiver(base)
    if let problem = sight.lacking(name, target.type) {
      report(problem)
      return .missing
    }
    if isSwift, name.text == "init", base.isSelf, context.isInitializer, let owner = context.owner,
      let made = makeByFactory(owner, arguments, range)
    {
      // A class method makes another object, which takes the place of this one.
      return TypedExpression(
        .void, isEchoed: false, .assignment(.receiver, place: target, value: made))
    }
    if isSwift, name.text == "init", base.isSelf, context.isInitializer,
      let type = sight.selfType, sight.isPlainValue(type),
      let made = conversion(type.isString ? "String" : type.swiftName, arguments, range)
    {
      return TypedExpression(
        .void, isEchoed: false, .assignment(.receiver, place: target, value: made))
    }
    if isSwift, name.text == "init", base.isSelf, context.isInitializer, let owner = context.owner,
      let made = makeValue(owner, arguments, range)
    {
      return TypedExpression(
        .void, isEchoed: false, .assignment(.receiver, place: target, value: made))
    }
    if isSwift, name.text == "init", target.type.isMetatype {
      return construct(by: target, arguments, range)
    }
    let name = alternative(name, arguments, of: target.type)
    if isSwift, Prelude.mayHave(target.type),
      let old = OldName(method: name.text, of: base, arguments, at: range),
      target.type != .any || !isMethodOfSomeType(name.text, arguments)
    {
      return read(old, instead: name, expecting: expected)
    }
    if isSwift,
      let call = callOfValue(name, arguments, on: target, base, range, expecting: expected)
    {
      return call
    }
    if let call = callProperty(name, arguments, of: target, base, range) { return call }
    if let list = list(ofRange: target),
      sight.method(named: name.text, fitting: arguments, list.type) != nil
    {
      return callMethod(name, arguments, on: list, place(of: base), range, expecting: expected)
    }
    if let path = appended(name, arguments, to: target, range) { return path }
    if let call = callOfSequence(base, name, arguments, target.type, range, expecting: expected) {
      return call
    }
    if isSwift, target.type.isMetatype, arguments.count == 1, arguments[0].label == nil,
      sight.method(named: name.text, fitting: arguments, target.type) == nil,
      let method = unboundMethod(base, name, target.type)
    {
      return call(value: method, arguments, name.text, range)
    }
    if isSwift, sight.method(named: name.text, fitting: arguments, target.type) == nil,
      let found = dynamicallyFound(name, of: target, base)
    {
      return call(value: found, arguments, name.text, range)
    }
    return callMethod(
      name, arguments, on: target, place(of: base), range, expecting: expected)
  }

  /// A message of Swift's to a typed receiver. What has no such method is told as near to its cause
  /// as can be: a name of another version, wrong labels, a property, a member of the type instead
  /// of the value. Of a receiver without a known class any class's or protocol's method may be
  /// meant, which the run finds out.
  mutating func callMethod(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ place: MessagePlace,
    _ range: SourceRange, expecting expected: StaticType? = nil
  ) -> TypedExpression {
    checkUnwrapped(target.type, name)
    if let observation = observing(name, arguments, on: target, place) { return observation }
    if let assignment = assigning(name, arguments, on: target, place) { return assignment }
    if let problem = sight.namedOtherwise(name, arguments, target.type) {
      report(problem)
      return .missing
    }
    if let method = findMethod(name.text, arguments, target.type, expecting: expected) {
      if arguments.isEmpty, isCalledProperty(method.selector, name, of: target.type) {
        return .missing
      }
      var answer = call(method, name, on: target, place)
      if Typing.isOfAskedType(name, arguments) { answer.type = .id }
      return answer
    }
    if let problem = sight.renamed(name, arguments, target.type) {
      report(problem)
      return .missing
    }
    if let getter = sight.getter(name.text, of: target.type),
      isCalledProperty(getter, name, of: target.type)
    {
      return .missing
    }
    if isSwift, checkLabels(name, arguments, target.type, range) { return .missing }
    if isSwift, checkFrameworkLabels(name.text, arguments, target.type, range) { return .missing }
    if isSwift, !target.type.isMetatype,
      target.type.extendedName.flatMap({ classes.id(named: $0) }) == nil,
      target.type.className == nil
    {
      let (known, hadErrors) = (diagnostics.count, hasErrors)
      defer {
        // What `.success` is, cannot be told where the method could not be found out.
        if hadErrors { forgetImplicitMembers(since: known) }
      }
      let own = methodOfAnyClass(name.text, arguments, on: target.type, expecting: expected)
      if own == nil, !standsIn {
        report(sight.unavailable(methodOfProtocols: name.text, at: name.range))
      }
      let method =
        own ?? methodOfAnyProtocol(name.text, arguments)
        ?? (sight.swiftSelector(name.text, arguments), arguments.map { resolve($0.value) })
      open(name, method.selector, of: target.type)
      var answer = call(dynamic: name, method.selector, method.values, on: target, place, range)
      if answer.type == .any {
        answer.type = askedType(of: Prelude.fullName(name.text, arguments), target.type)
      }
      return answer
    }
    if let problem = sight.ofOtherKind(name, of: target.type) {
      report(problem)
      return .missing
    }
    let selector = sight.swiftSelector(name.text, arguments)
    let known = diagnostics.count
    checkVisible(selector, target.type, at: name.range)
    let isUnknown = diagnostics.count > known
    let values = arguments.map { resolve($0.value) }
    // What `.any` is, cannot be told to who does not know what takes it.
    if isUnknown { forgetImplicitMembers(since: known) }
    return call((selector, values), name, on: target, place)
  }

  /// `self.handler(x)`, where the property holds a block; in Objective-C nothing else can be meant.
  ///
  /// A property whose type is no closure is reported as C does, at its name.
  private mutating func callProperty(
    _ name: Name, _ arguments: [Argument], of target: TypedExpression, _ base: Expression,
    _ range: SourceRange
  ) -> TypedExpression? {
    let place = place(of: base)
    let selector = sight.getter(name.text, of: target.type)
    if isSwift, !sight.holdsClosure(selector, target.type) {
      return selector == nil ? nil : callOnDevice(name, arguments, target.type)
    }
    let value = property(name, of: target, place)
    let type = value.type
    if !isSwift, !type.mayBeCalled {
      report(.objectiveC(.notAFunction(type.nameInC ?? "void")), at: name.range)
      return .missing
    }
    return call(value: value, arguments, name.text, range)
  }
}
