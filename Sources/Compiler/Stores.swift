import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// What an assignment stores into: variables, ivars, parts and elements.
extension Typing {
  /// Storing into what an expression names.
  ///
  /// A target that no store fits is reported where it stands, and stores nowhere, so that the value
  /// is still typed.
  mutating func store(to target: Expression) -> TypedStore {
    switch target.kind {
    case .name(let name): return store(named: name, at: target.range)
    case .selfReference where context.className != nil: return .receiver
    case .selfReference where isLocal("self"): return store(named: "self", at: target.range)
    case .member(let base, let name):
      return using(asPart: .property) { $0.store(to: name, of: base) }
    case .arrow(let base, let name):
      let holder = resolve(base)
      return store(to: name, behind: holder, base) ?? store(ivar: name, of: holder)
    case .element(let base, let indices) where indices.first?.label?.text == "keyPath":
      return using(asPart: .subscription) {
        $0.store(keyPath: indices[0].value, of: base, target.range)
      }
    case .element(let base, let indices) where hasOwnElement(base):
      return using(asPart: .subscription) {
        $0.store(ownElement: indices, of: base, target.range)
      }
    case .element(let base, let indices) where isElementOfLibrary(indices):
      return using(asPart: .subscription) { $0.store(element: indices[0].value, of: base) }
    case .chain(let inner): return filling(store(to: inner), inner)
    case .forced(let inner): return store(to: inner)
    case .chainLink(let inner): return store(to: inner)
    case .tuple(let parts) where parts.count == 1: return store(to: parts[0].value)
    case .tuple(let parts): return .parts(parts.map { store(to: $0.value) })
    case .unary(.dereference, let pointer): return store(through: pointer)
    // A macro that nobody declares may stand for anything.
    case .call where standsIn && !isSwift: return .nowhere
    default:
      report(.notAssignable, at: target.range)
      return .nowhere
    }
  }

  /// Whether brackets hold an index, or a key and `default:`.
  func isElementOfLibrary(_ indices: [Argument]) -> Bool {
    indices.count == 1 || isSwift && indices.last?.label?.text == "default"
  }

  /// In the same order in which a name is read. Inside of an initialiser and of its own observer, a
  /// property is stored directly, so that no observer runs.
  private mutating func store(named name: String, at range: SourceRange) -> TypedStore {
    if name == "_", isSwift { return .nowhere }
    if let local = local(named: name) {
      if let store = storing(watched: local, at: range) { return store }
      if local.isConstant {
        report(constant: name, local.type, at: range)
      } else if local.isCapture {
        report(.missingBlockSpecifier(name), at: range)
      }
      return .local(local)
    }
    if !isSwift, let (slot, _, ivar) = sight.ivarPlace(name) {
      if let me = local(named: "self") {
        return .arrow(read(me, at: range), slot: slot, ivar, named: name)
      }
      useSelf()
      return .field(slot, ivar)
    }
    if let store = storing(unobserved: name) { return store }
    if isSwift, let type = sight.selfType, let part = StructMember(name, of: type) {
      checkMutable(at: range)
      return .structMember(part, of: selfReference(range), .receiver)
    }
    if isSwift, context.className != nil, sight.isOwnProperty(name) {
      checkExplicitSelf(name, isCall: false, at: range)
      if !sight.isSetNonmutating(name, of: sight.selfType) { checkMutable(at: range) }
      let me = selfReference(range)
      return store(property: Name(name, at: range), of: me)
    }
    if let holder = holder(ofVariable: name, at: range) {
      return store(to: Name(name, at: range), of: holder)
    }
    if let index = variables.place(of: name) {
      if let global = declarations.globals[name], global.isConstant {
        report(constant: name, global.type, at: range)
      }
      declarations.globals[name]?.unset = nil
      if !context.isTopLevel { declarations.setInBodies.insert(name) }
      return .global(index)
    }
    if standsIn, sight.isStandIn(name) {
      return .standIn(name)
    } else if let known = nameIfKnown(name, at: range) {
      let isFunction = isSwift && known.type.signature != nil
      report(isFunction ? .functionAssignment(name, isMethod: false) : .notAssignable, at: range)
    } else {
      report(
        .undeclaredIdentifier(name), at: range,
        suggestion: sight.suggestionForName(name))
      if standsIn { return .standIn(name) }
    }
    return .nowhere
  }

  /// `object->ivar = x`, of a class whose ivars are known.
  private mutating func store(ivar name: Name, of holder: TypedExpression) -> TypedStore {
    guard let type = holder.type.className,
      let (slot, _, ivar) = sight.ivarPlace(name.text, of: type)
    else {
      report(
        .unknownInstanceVariable(name.text, type: holder.type.className ?? "id"), at: name.range)
      return .nowhere
    }
    return .arrow(holder, slot: slot, ivar, named: name.text)
  }
}
