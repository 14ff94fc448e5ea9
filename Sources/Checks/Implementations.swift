import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// What clang says of a class as a whole.
extension TypeCheck {
  /// Warns of methods that were promised and are not there, when an `@implementation` has ended.
  /// Accessors of a declared property are synthesised, so that they are not missed.
  mutating func checkImplementation() {
    checkDuplicates()
    guard let draft = sight.declarations.drafts[type.name.text], case .implementation = type.form
    else {
      return
    }
    for promise in draft.promises where promise.category.isEmpty {
      let bodies = promise.isStatic ? draft.classBodies : draft.bodies
      let isAccessor = draft.properties.hasAccessor(promise.selector)
      if bodies[promise.selector] == nil, !isAccessor {
        report(
          .objectiveC(.methodDefinitionNotFound(promise.selector.name)), at: type.name.range,
          .warning)
      }
    }
    for name in draft.protocols { checkConformance(to: name) }
  }

  /// Every method that a protocol demands and no class above has either.
  private mutating func checkConformance(to name: String) {
    let required =
      sight.declarations.requirements[name] ?? TypeCheck.frameworkRequirements[name] ?? []
    for selector in required where !sight.isImplemented(selector, by: type.name.text) {
      report(
        .objectiveC(.protocolMethodNotImplemented(selector.name, protocol: name)),
        at: type.name.range, .warning)
    }
  }

  /// What the framework's protocols demand of those who adopt them.
  private static let frameworkRequirements: [String: [Selector]] = [
    "UITableViewDataSource": [
      "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:",
    ],
    "UIPickerViewDataSource": [
      "numberOfComponentsInPickerView:", "pickerView:numberOfRowsInComponent:",
    ],
    "NSCopying": ["copyWithZone:"], "NSCoding": ["encodeWithCoder:", "initWithCoder:"],
  ]

  /// Methods implemented twice, properties declared twice, in one pair of `@interface` and `@end`.
  private mutating func checkDuplicates() {
    var methods: Set<String> = []
    var properties: Set<String> = []
    for member in type.members {
      switch member {
      case .function(let function) where function.body != nil && function.kind.isMethod:
        if !methods.insert((function.isStatic ? "+" : "-") + function.name.text).inserted {
          report(.objectiveC(.duplicateMethod(function.name.text)), at: function.name.range)
        }
      case .property(let property):
        for name in property.names where !properties.insert(name.text).inserted {
          report(.objectiveC(.duplicateProperty(name.text)), at: name.range)
        }
      default: break
      }
    }
  }
}

extension Function.Kind {
  /// Functions of C between `@implementation` and `@end` are no methods of the class.
  fileprivate var isMethod: Bool {
    if case .method = self { true } else { false }
  }
}
