import Checks
package import Declaring
import Lookup
import ObjectModel
package import TypedTree

// Of functions and methods that share a name and its labels, the one that a call means.
extension Typing {
  /// What is known of an argument before it is known which function takes it.
  package struct GivenArgument {
    var type: StaticType
    /// What it was typed as, where its type does not rest on what is expected.
    var typed: TypedExpression?

    package init(type: StaticType, typed: TypedExpression? = nil) {
      (self.type, self.typed) = (type, typed)
    }
  }

  /// The candidate that asks least of the arguments, among those that answer what is expected, if
  /// there are such; of equals the first. Nil where none takes them.
  ///
  /// swiftc ranks solutions by what they had to convert; the sum of costs comes to the same for the
  /// calls that people write.
  package func best<Candidate>(
    of candidates: [Candidate], for arguments: [GivenArgument], expecting expected: StaticType?,
    _ signature: (Candidate) -> (parameters: [StaticType], returns: StaticType)
  ) -> Candidate? {
    let answering = candidates.filter { candidate in
      guard let expected else { return true }
      return cost(of: GivenArgument(type: signature(candidate).returns), as: expected) != nil
    }
    for some in [answering, candidates] {
      let taking = some.compactMap { candidate -> (candidate: Candidate, cost: Int)? in
        let costs = zip(signature(candidate).parameters, arguments).map { cost(of: $1, as: $0) }
        return costs.contains(nil) ? nil : (candidate, costs.compactMap(\.self).reduce(0, +))
      }
      if let best = taking.min(by: { $0.cost < $1.cost }) { return best.candidate }
    }
    return nil
  }

  /// What it costs an argument to become what a parameter takes, as Swift ranks the ways.
  package enum Cost {
    static let same = 0
    /// Of the same class, with parts that may differ, or of a type that nobody knows.
    static let alike = 1
    /// And one more for each class between.
    static let subclass = 2
    /// More than any lineage is long, so that a class always goes before a protocol.
    static let conforming = 200
    /// Anything, or a generic parameter that is anything.
    package static let anything = 400
    static let boxed = 500
    /// A value that becomes an optional (TSPL, Type Casting); of two overloads the one without goes
    /// first.
    static let optional = 600
    /// A whole number that is written out as another kind of number.
    static let literal = 800
    /// An optional that was not unwrapped, which is an error to be told.
    static let wrapped = 10_000
  }

  /// Nil where the argument cannot become it.
  ///
  /// Nil as an argument is any optional's. A type that is not known costs next to nothing, so that
  /// it does not decide.
  package func cost(of argument: GivenArgument, as wanted: StaticType) -> Int? {
    let given = argument.type
    // One parameter may be taken apart by several.
    if let has = given.signature?.count, let taken = wanted.unwrapped.signature?.count,
      has != taken, taken != 2 || has < 2
    {
      return nil
    }
    if let has = given.signature?.count, wanted.unwrapped.signature?.count == 2, has > 2 {
      return Cost.anything
    }
    if wanted.isVariadic { return cost(of: argument, as: wanted.element).map { $0 + Cost.alike } }
    if wanted.field == .any, wanted.parts.isEmpty, !wanted.isVoid {
      let protocols = wanted.seenThrough.content
      if protocols.isEmpty { return Cost.anything }
      return sight.surelyLacks(given, one: protocols)
        ? nil : Cost.conforming - sight.strictness(of: protocols)
    }
    if given.field == .any, given.parts.isEmpty { return Cost.alike }
    if given == .nothing { return wanted.optionality == .none ? nil : Cost.same }
    if let has = given.signature?.last, let asked = wanted.unwrapped.signature?.last {
      return cost(ofAnswering: has, where: asked)
    }
    guard let plain = cost(ofPlain: given.unwrapped, argument.typed, as: wanted.unwrapped) else {
      return nil
    }
    if given.optionality == .optional, wanted.optionality == .none { return Cost.wrapped }
    let isWrapped = given.optionality == .none && wanted.optionality != .none
    return isWrapped ? plain + Cost.optional : plain
  }

  /// A closure that answers one type where one that answers another is asked for; the value of a
  /// single expression may be passed over.
  private func cost(ofAnswering given: StaticType, where wanted: StaticType) -> Int? {
    if given == .any { return Cost.alike }
    if wanted.isVoid { return given.isVoid ? Cost.same : Cost.boxed }
    if given.isVoid { return wanted == .any ? Cost.anything : nil }
    if given == .int, wanted.unwrapped.field == .real { return Cost.literal }
    return cost(of: GivenArgument(type: given), as: wanted)
  }

  /// Two unwrapped types. Classes cost by the distance between them; of a list each part must be
  /// acceptable, and the parts' own costs are not added.
  private func cost(
    ofPlain given: StaticType, _ typed: TypedExpression?, as wanted: StaticType
  ) -> Int? {
    if given == wanted { return Cost.same }
    if given.isTuple, wanted.isTuple, given.parts.count == wanted.parts.count {
      var parts: [TypedExpression]?
      if case .tuple(let values, _)? = typed?.kind { parts = values }
      let costs = given.parts.indices.map { place in
        cost(
          of: GivenArgument(type: given.parts[place], typed: parts?[place]),
          as: wanted.parts[place])
      }
      return costs.contains(nil) ? nil : costs.compactMap(\.self).reduce(0, +)
    }
    if given.isTuple != wanted.isTuple { return nil }
    if wanted.mayBe(given) {
      if given.field == .object, given.className != nil, wanted.className == nil {
        // A value is an object only where it is put into one.
        let isBoxed = wanted.seenThrough.content.isEmpty && sight.isReplaced(byMutating: given)
        return isBoxed ? Cost.boxed : Cost.conforming
      }
      return zip(wanted.parts, given.parts).allSatisfy { $0.mayBe($1) } ? Cost.alike : nil
    }
    if let one = given.className.flatMap({ classes.id(named: $0) }), let name = wanted.className,
      let above = classes.lineage(of: one).enumerated().first(where: {
        classes[$0.element].name == name
      })
    {
      return Cost.subclass + above.offset
    }
    guard given.field == .int, wanted.field == .real else { return nil }
    return typed?.adapted(to: wanted).type.field == .real ? Cost.literal : nil
  }
}
