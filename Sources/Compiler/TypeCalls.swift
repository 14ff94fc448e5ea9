import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import Syntax
import TypedTree

// Calls that only Swift has: of what types answer, and of values with methods of their own.
extension Typing {
  /// `Type.init(…)`, `Outer.Inner(…)`, `Int.random(in:)`, `Notification.Name(…)`, `Task.detached`:
  /// a call behind a path that names a type; nil for all else.
  mutating func callOfType(
    _ path: String, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    if let made = makeEnumeration(path + "." + name.text, arguments) { return made }
    if let time = time(ofType: path, name, arguments) { return time }
    switch name.text {
    case "init":
      if path == "Self", let type = dynamicSelf(at: range) {
        return construct(by: type, arguments, range)
      }
      if let made = make(path, arguments, range) { return made }
      if let id = sight.classNamed(path) { return construct(id, arguments, range) }
    case "some" where path == "Optional" && arguments.count == 1:
      return conversion(path, arguments, range)
    case "random":
      if let number = random(path, arguments) { return number }
    default: break
    }
    if let made = taskMember(path, name, arguments, range) { return made }
    let nested = sight.fullTypeName(path) + "." + name.text
    return sight.type(named: nested).map { construct($0, arguments, range) }
  }

  /// `Int.init("3")`, `Notification.Name.init("x")`: the same as without the word; nil of what no
  /// type of the libraries is called.
  private mutating func make(
    _ path: String, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift, !context.sees(path), declarations.drafts[path] == nil else { return nil }
    guard let dot = path.lastIndex(of: ".") else {
      return conversion(convertedType(path), arguments, range)
    }
    let name = Name(String(path[path.index(after: dot)...]), at: range)
    return callOfType(String(path[..<dot]), name, arguments, range)
  }

  /// A part of a list as a list of its own where that is asked for; of all else what it is.
  private func whole(
    _ part: TypedExpression, expecting type: StaticType?
  ) -> TypedExpression {
    guard let type = type?.unwrapped, type.className == "NSArray", !type.isSlice.content,
      case .libraryMethod(let call) = part.kind,
      ["suffix(_:)", "dropLast()", "dropLast(_:)", "prefix(while:)"].contains(call.key)
    else { return part }
    return TypedExpression(part.type, .primitive(.arrayOfElements, [part]))
  }

  /// A method that extensions give to numbers, where the library's of that name is none of theirs.
  private mutating func callOwnMember(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ base: Expression,
    _ range: SourceRange, expecting expected: StaticType?
  ) -> TypedExpression? {
    guard target.type.isArithmetic, target.type.optionality == .none,
      Prelude.isOfEverySequence(Prelude.fullName(name.text, arguments)),
      let method = sight.method(named: name.text, fitting: arguments, .object("NSNumber")),
      !method.isMutating
    else { return nil }
    return callMethod(name, arguments, on: target, place(of: base), range, expecting: expected)
  }

  /// A case of an enumeration, a member of the library's, or a method that changes its value; nil
  /// for all else.
  mutating func callOfValue(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ base: Expression,
    _ range: SourceRange, expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    if target.type.isMetatype, let type = target.type.className,
      let made = make(
        case: name.text, of: type, arguments, range, isCalled: true, expecting: expected)
    {
      return made
    }
    if let known = callOfOptions(name, arguments, on: target, base) { return known }
    if let known = transformed(name, arguments, of: target) { return known }
    if let own = callOwnMember(name, arguments, on: target, base, range, expecting: expected) {
      return own
    }
    if meansOwn(name.text, arguments, target.type) != true,
      let known = callLibrary(name, arguments, on: target, base, range, expecting: expected)
    {
      return whole(known, expecting: expected)
    }
    let type = target.type.isArithmetic ? .object("NSNumber") : target.type
    guard sight.isReplaced(byMutating: type),
      sight.method(named: name.text, fitting: arguments, type)?.isMutating == true,
      let found = findMethod(name.text, arguments, type, expecting: expected),
      let signature = sight.signature(of: found.selector, for: type), signature.isMutating
    else { return nil }
    report(sight.problems(of: signature.effects, at: name.range))
    return callMutating(
      found.selector, found.values, on: target, base,
      answering: sight.result(of: found.selector, for: type, signature), range)
  }
}
