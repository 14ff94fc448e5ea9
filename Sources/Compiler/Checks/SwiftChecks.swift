import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What a Swift compiler refuses: labels, overrides, optionals that are not unwrapped.
extension Typing {
  /// A member of an optional is asked of what is inside, once that is known to be there.
  mutating func checkUnwrapped(_ type: StaticType, _ member: Name) {
    guard isSwift, type.optionality == .optional else { return }
    report(
      .notUnwrapped(member: member.text, type: type.unwrapped.swiftName), at: member.range,
      suggestion: "?.")
  }

  /// An optional where a value is needed.
  mutating func checkUnwrapped(_ value: TypedExpression, _ expression: Expression) {
    guard isSwift, value.type.optionality == .optional, value.type != .nothing else { return }
    let type = value.type.unwrapped
    if type == .any || type == .id { return }
    report(.optionalValue(type: type.swiftName), at: expression.range, suggestion: "!")
  }

  /// Reports what is done with optionals to a value of which it is certain that it is there.
  mutating func checkOptional(
    _ value: TypedExpression, at range: SourceRange, _ fact: (String) -> LanguageFact
  ) {
    guard isSwift, value.type.optionality == .none, sight.isCertain(value.type) else { return }
    report(fact(value.type.swiftName), at: range)
  }

  // MARK: - Labels

  /// Reports a call that only its labels or the number of its arguments keep from fitting; answers
  /// whether there was a method of that name.
  mutating func checkLabels(
    _ name: Name, _ arguments: [Argument], _ type: StaticType, _ range: SourceRange
  ) -> Bool {
    guard let className = type.className, let id = classes.id(named: className) else {
      return false
    }
    // The initialisers of what is above may be inherited.
    if standsIn, name.text == "init", !sight.isWhole(id) { return false }
    for owner in classes.lineage(of: id) {
      // What an extension gives to a class of the framework's is not all that this has.
      guard classes[owner].isLearners, let draft = declarations.drafts[classes[owner].name] else {
        continue
      }
      let methods = type.isMetatype ? draft.classMethods : draft.methods
      let named = methods.values.filter { $0.base == name.text }
      guard let method = named.min(by: { $0.selector.name < $1.selector.name }) else { continue }
      report(Typing.mismatch(arguments, method.labels, method.defaults), at: range)
      return true
    }
    return false
  }

  /// The same of the framework's methods, as the header names them.
  mutating func checkFrameworkLabels(
    _ base: String, _ arguments: [Argument], _ type: StaticType, _ range: SourceRange
  ) -> Bool {
    // Some extension may have it, but nobody has another call of the life cycle.
    if standsIn, !LifeCycle.isBase(base) { return false }
    let named = sight.frameworkNames(of: type).filter {
      $0.name.base == base && !$0.name.labels.isEmpty
    }
    guard let (only, selector) = named.first else { return false }
    let have = arguments.map { $0.label?.text ?? "" }
    let written = SwiftNames.FullName(base: base, labels: have).text
    if let since = sight.deviceVersion(of: written, type) {
      report(.notSimulatedHere(written, since: since), at: range)
      return true
    }
    // A label that is not known may be one of a method that is not simulated.
    let isKnown = only.labels.allSatisfy(\.isEmpty) || have.allSatisfy(only.labels.contains)
    if named.count > 1 || !isKnown {
      report(.noExactMatches(base == "init" ? nil : base), at: range)
    } else {
      let defaults = sight.defaults(of: selector, type).map {
        $0 ? DefaultValue(expression: Expression(.nilLiteral, at: range)) : nil
      }
      report(Typing.mismatch(arguments, only.labels, defaults), at: range)
    }
    return true
  }

  /// Why arguments do not fit labels, in the order in which a compiler would see it.
  static func mismatch(
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

  /// Frameworks whose views are made in a way of their own: code with them says nothing of
  /// controllers.
  static let strangers: Set<String> = ["SwiftUI"]

  /// Frameworks of Apple's, which every device has, and the library that comes with the tutorial.
  static let modules: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "Contacts", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "Darwin", "Dispatch", "EventKit",
    "Foundation", "GameKit", "HealthKit", "MapKit", "MessageUI", "Metal", "MobileCoreServices",
    "ObjectiveC", "Observation", "Photos", "PhotosUI", "QuartzCore", "Routes", "SafariServices",
    "SceneKit", "Security", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "UIKit",
    "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "XCTest", "os",
  ]

  /// Reports a property that is called as if it were a method.
  mutating func isCalledProperty(
    _ selector: Selector, _ name: Name, _ arguments: [Argument], of type: StaticType
  ) -> Bool {
    let value = sight.result(of: selector, for: type, nil)
    guard isSwift, arguments.isEmpty, value != .any,
      sight.signature(of: selector, for: type) == nil,
      sight.isProperty(name.text, of: type)
    else { return false }
    report(.notAFunction(type: value.swiftName), at: name.range)
    return true
  }
}

extension Function {
  /// The name with its labels, as it is written.
  var fullName: String {
    name.text + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }
}
