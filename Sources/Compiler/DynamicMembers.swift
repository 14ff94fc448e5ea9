import Declaring
import Desugaring
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `@dynamicMemberLookup`: what a type has no member for, its subscript is asked.
extension Typing {
  /// A member that a type finds by a name or a key path; nil where it has one of its own, or no such
  /// subscript.
  ///
  /// SE-0195 and SE-0252; a key path goes before a text, as it is checked.
  mutating func dynamicallyFound(
    _ name: Name, of holder: TypedExpression, _ base: Expression
  ) -> TypedExpression? {
    dynamicIndices(name, of: holder.type).flatMap {
      ownElement(base, $0, of: holder, name.range)
    }
  }

  /// Storing into one.
  mutating func store(
    dynamically name: Name, of holder: StaticType, _ base: Expression
  ) -> TypedStore? {
    dynamicIndices(name, of: holder).map { store(ownElement: $0, of: base, name.range) }
  }

  /// `[dynamicMember: \\.name]`, or `[dynamicMember: "name"]` where that is what the subscript takes.
  ///
  /// Nil where a getter of that name exists, which goes before a dynamic member (SE-0195).
  private func dynamicIndices(_ name: Name, of type: StaticType) -> [Argument]? {
    guard isSwift, !type.isMetatype, type.optionality == .none,
      let id = type.className.flatMap({ classes.id(named: $0) }),
      sight.getter(name.text, of: type) == nil
    else { return nil }
    let label = "dynamicMember"
    let taken = classes.lineage(of: id).flatMap { owner -> [StaticType] in
      let methods = declarations.drafts[classes[owner].name]?.methods
      return methods?.values.filter {
        $0.base == Function.readingSubscript && $0.labels == [label]
      }.map { $0.parameters[0] } ?? []
    }
    let paths = taken.compactMap(\.signature)
    if paths.contains(where: { has(name.text, $0[0]) }) {
      let code = Written(range: name.range)
      let way = Expression(.member(code.name("$0"), name), at: name.range)
      var path = Closure(body: [Statement(.expression(way), at: name.range)])
      path.keyPath = Closure.KeyPath(root: nil)
      let value = Expression(.closure(path), at: name.range)
      return [Argument(label: Name(label, at: name.range), value)]
    }
    guard taken.contains(where: \.isString) else { return nil }
    let text = Expression(.string([.text(name.text)]), at: name.range)
    return [Argument(label: Name(label, at: name.range), text)]
  }

  /// Whether a key path may lead from a type to a member of that name, as far as is known.
  private func has(_ name: String, _ type: StaticType) -> Bool {
    guard sight.isCertain(type), !type.isTuple else { return true }
    return sight.getter(name, of: type) != nil || StructMember(name, of: type) != nil
      || Prelude.mayHave(type) && Prelude.member(name, of: type) != nil
  }
}
