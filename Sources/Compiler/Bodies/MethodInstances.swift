import Checks
import Declaring
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Generic methods, as a call asks for one.
extension Typing {
  /// The method that a call means, with what it tells of the method's parameters; nil where it has
  /// none, or the call tells nothing.
  ///
  /// Where a call tells something, every type that has the method gets it with these arguments
  /// before the call is typed, since only the run shows whose method is meant.
  mutating func instance(
    of method: MethodSignature, _ arguments: [Argument], expecting type: StaticType?
  ) -> MethodSignature? {
    guard isSwift, let owner = method.owner, let draft = declarations.drafts[owner],
      let body = (method.isStatic ? draft.classBodies : draft.bodies)[method.selector],
      body.mayHaveInstances
    else { return nil }
    let generic = GenericCall(body.function, in: owner, body.source)
    guard let known = inferred(generic, arguments, expecting: type) else { return nil }
    if let first = arguments.first {
      report(
        sight.unmet(
          body.function.generics, by: known, body.function.asking, at: first.value.range))
    }
    let selector = method.selector.with(known)
    if selector.name.count(where: { $0 == "<" }) > Typing.deepestArguments { return nil }
    /// Read anew from a `Typing`, as `rebuild` puts it there behind this function's back.
    func made(_ typing: Typing) -> MethodSignature? {
      let draft = typing.declarations.drafts[owner]
      return (method.isStatic ? draft?.classMethods : draft?.methods)?[selector]
    }
    if let made = made(self) { return made }
    declarations.methodInstances[method.selector, default: []].append(known)
    let outer = (context, source, announcedPlace)
    announcedPlace = nil
    for name in declarations.drafts.keys.sorted() {
      if let other = declarations.drafts[name], other.has(method.selector) {
        rebuild(name, isSilent: true)
      }
    }
    if !isTrying { typeUnlessDeclaring() }
    (context, source, announcedPlace) = outer
    return made(self)
  }
}
