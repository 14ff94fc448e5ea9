import ObjectModel
package import Syntax
package import UIKitAPI

extension ClassDraft {
  /// The first method of a name, in the order of the selectors, that a call fits; what a protocol
  /// gives comes behind the type's own.
  package func method(
    named base: String, fitting arguments: [Argument], isStatic: Bool
  ) -> MethodSignature? {
    methods(named: base, fitting: arguments, isStatic: isStatic).first
  }

  /// All of these, those that the object chooses first, and of these the ones that leave the fewest
  /// parameters to their defaults.
  package func methods(
    named base: String, fitting arguments: [Argument], isStatic: Bool
  ) -> [MethodSignature] {
    (isStatic ? classMethods : methods).values
      .filter { $0.base == base && $0.accepts(arguments) }
      .sorted { one, other in
        let isGiven = (one.selector.provider != nil, other.selector.provider != nil)
        if isGiven.0 != isGiven.1 { return isGiven.1 }
        let (count, others) = (one.parameters.count, other.parameters.count)
        return count == others ? one.selector.name < other.selector.name : count < others
      }
  }
}

extension MethodSignature {
  package func accepts(_ arguments: [Argument]) -> Bool {
    FunctionSignature(
      name: base, body: 0, labels: labels, parameters: parameters, defaults: defaults,
      returns: returns
    ).accepts(arguments)
  }
}

extension FunctionSignature {
  /// Whether the labels of a call fit, left-out arguments having defaults.
  package func accepts(_ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for (place, (label, value)) in zip(labels, defaults).enumerated() {
      if parameters[place].isVariadic {
        var expected = label
        while let next = rest.first, (next.label?.text ?? "") == expected {
          rest.removeFirst()
          expected = ""
        }
      } else if let next = rest.first, next.fits(label, parameters[place].takesClosure),
        !next.passes(over: place, of: parameters, defaults, rest.count)
      {
        rest.removeFirst()
      } else if value == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Argument {
  /// Whether it may stand for a parameter: a trailing closure for one that takes closures.
  package func fits(_ label: String, _ takesClosure: Bool) -> Bool {
    if isTrailing, self.label == nil { return takesClosure }
    return (self.label?.text ?? "") == label
  }

  /// Whether it is a trailing closure that leaves a parameter to its default, as all arguments from
  /// it on are needed behind that (SE-0286).
  package func passes(
    over place: Int, of parameters: [StaticType], _ defaults: [DefaultValue?], _ count: Int
  ) -> Bool {
    guard isTrailing, label == nil, defaults[place] != nil else { return false }
    let needed = parameters.indices.count {
      $0 > place && defaults[$0] == nil && !parameters[$0].isVariadic
    }
    return needed >= count
  }
}

extension SwiftNames.FullName {
  /// Which argument stands for each parameter, nil for what is left out; nil where the call means
  /// something else.
  package func places(for arguments: [Argument], defaults: [Bool]) -> [Int?]? {
    var places: [Int?] = []
    var next = 0
    for (place, label) in labels.enumerated() {
      let isDefaulted = defaults.indices.contains(place) && defaults[place]
      // A trailing closure is not for a parameter that may be left out, unless no other is left.
      let isForAnother =
        next < arguments.count && arguments[next].isTrailing && isDefaulted
        && place < labels.count - 1 && arguments[next].label == nil
      if next < arguments.count, !isForAnother, arguments[next].fits(label, true) {
        places.append(next)
        next += 1
      } else if isDefaulted {
        places.append(nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? places : nil
  }
}

extension StaticType {
  package var takesClosure: Bool {
    signature != nil || field == .any || field == .object && className == nil
  }
}
