package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Calls whose arguments do not fit.
extension Sight {
  /// What is wrong with a call that only its labels or the number of its arguments keep from
  /// fitting; nil where there is no method of that name.
  package func misfit(
    ofCall base: String, _ arguments: [Argument], _ type: StaticType
  ) -> LanguageFact? {
    guard let className = type.className, let id = classes.id(named: className) else {
      return nil
    }
    // The initialisers of what is above may be inherited.
    if standsIn, base == "init", !isWhole(id) { return nil }
    for owner in classes.lineage(of: id) {
      // What an extension gives to a class of the framework's is not all that this has.
      guard classes[owner].isLearners, let draft = declarations.drafts[classes[owner].name] else {
        continue
      }
      let methods = type.isMetatype ? draft.classMethods : draft.methods
      let named = methods.values.filter { $0.base == base }
      guard let method = named.min(by: { $0.selector.name < $1.selector.name }) else { continue }
      return .misfit(arguments, method.labels, method.defaults)
    }
    return nil
  }

  /// The same of the framework's methods, as the header names them.
  package func misfit(
    ofFrameworksCall base: String, _ arguments: [Argument], _ type: StaticType,
    at range: SourceRange
  ) -> LanguageFact? {
    // Some extension may have it, but nobody has another call of the life cycle.
    if standsIn, !LifeCycle.isBase(base) { return nil }
    let named = frameworkNames(of: type).filter {
      $0.name.base == base && !$0.name.labels.isEmpty
    }
    guard let (only, selector) = named.first else { return nil }
    let have = arguments.map { $0.label?.text ?? "" }
    let written = SwiftNames.FullName(base: base, labels: have).text
    if let since = deviceVersion(of: written, type) {
      return .notSimulatedHere(written, since: since)
    }
    // A label that is not known may be one of a method that is not simulated.
    let isKnown = only.labels.allSatisfy(\.isEmpty) || have.allSatisfy(only.labels.contains)
    if named.count > 1 || !isKnown { return .noExactMatches(base == "init" ? nil : base) }
    let defaults = defaults(of: selector, type).map {
      $0 ? DefaultValue(expression: Expression(.nilLiteral, at: range)) : nil
    }
    return .misfit(arguments, only.labels, defaults)
  }
}

extension LanguageFact {
  /// Why arguments do not fit labels, in the order in which a compiler would see it.
  package static func misfit(
    _ arguments: [Argument], _ labels: [String], _ defaults: [DefaultValue?]
  ) -> LanguageFact {
    let have = arguments.map { $0.label?.text ?? "" }
    if arguments.count > labels.count {
      let extra = have.first { !$0.isEmpty && !labels.contains($0) }
      return .extraArgument(label: extra ?? have.last ?? "")
    }
    let required = zip(labels, defaults).filter { $0.1 == nil }.map(\.0)
    if arguments.count < required.count {
      var given = have[...]
      var missing: [String] = []
      for (place, label) in required.enumerated() {
        if given.first == label {
          given.removeFirst()
        } else {
          missing.append(label.isEmpty ? "#\(place + 1)" : label)
        }
      }
      // Where labels are wrong, too, the first is what is missed.
      if !given.isEmpty { missing = Array(missing.prefix(1)) }
      return missing.count == 1 ? .missingArgument(missing[0]) : .missingArguments(missing)
    }
    func list(_ labels: [String]) -> String {
      labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    }
    return .wrongLabels(
      have: list(have), expected: list(arguments.count == labels.count ? labels : required))
  }
}
