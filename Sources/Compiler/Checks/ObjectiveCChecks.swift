import Diagnostics
import Flow
import Lookup
import ObjectModel
import Syntax
import TypedTree

// What clang says of a class as a whole, and of the ends of its methods.
extension Typing {
  /// Warns of methods that were promised and are not there, when an `@implementation` has ended.
  mutating func checkImplementation(_ type: TypeDeclaration) {
    checkDuplicates(type)
    guard let draft = declarations.drafts[type.name.text], case .implementation = type.form else {
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
    for name in draft.protocols { checkConformance(to: name, type) }
  }

  private mutating func checkConformance(to name: String, _ type: TypeDeclaration) {
    let required = declarations.requirements[name] ?? Typing.frameworkRequirements[name] ?? []
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
  private mutating func checkDuplicates(_ type: TypeDeclaration) {
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

  // MARK: - Pointers

  /// Reports a place that would hold a whole object.
  mutating func checkPointer(_ place: TypeReference?, _ purpose: ObjectiveCFact.ByValue) {
    guard !isSwift, let place, case .named(let name, _, _) = place.kind,
      StaticType.scalars[name] == nil, declarations.aliases[name] == nil,
      classes.id(named: name) != nil || declarations.announced.contains(name)
    else { return }
    report(.objectiveC(.objectByValue(name, purpose)), at: place.range, suggestion: name + " *")
  }

  /// Reports the objects that a function would take or return as a whole.
  mutating func checkPointers(of function: Function) {
    guard function.dialect == .objectiveC else { return }
    for parameter in function.parameters { checkPointer(parameter.type, .passing) }
    checkPointer(function.returns, .returning)
  }

  /// Under manual counting a property of an object's says how it holds it.
  mutating func checkOwnership(
    of declaration: PropertyDeclaration, _ type: StaticType, _ words: [String]
  ) {
    guard !isARC, type.field == .object, type.className != "NSBlock",
      !words.contains(where: Typing.wordsOfOwnership.contains)
    else { return }
    let place = declaration.names.first?.range ?? declaration.type.range
    report(.objectiveC(.assumedAssign), at: place, .warning)
  }

  private static let wordsOfOwnership: Set<String> = [
    "assign", "copy", "readonly", "retain", "strong", "unsafe_unretained", "weak", "__weak",
    "__unsafe_unretained", "__strong",
  ]

  // MARK: - Returns

  /// Warns of a body that should return a value and may end without one.
  mutating func checkReturn(of function: Function, _ returns: StaticType) {
    guard function.dialect == .objectiveC, !returns.isVoid, let body = function.body,
      function.name.text != "main", flow.mayEnd(body)
    else { return }
    let end = function.range.upperBound
    report(
      .objectiveC(.missingReturn(inSomePaths: body.contains { $0.mayReturn })),
      at: SourceRange(max(end - 1, 0), end), .warning)
  }

  /// `return x;` where nothing is due, and `return;` where something is.
  mutating func checkResult(_ value: Expression?, _ type: StaticType?, at range: SourceRange) {
    guard !isSwift, !context.isClosure, let name = context.functionName else { return }
    if let value, let type, context.returns.isVoid {
      if !type.isVoid { report(.objectiveC(.valueFromVoid(name)), at: value.range) }
    } else if value == nil, !context.returns.isVoid {
      report(.objectiveC(.returnWithoutValue(name)), at: range)
    }
  }

  /// Under manual counting `dealloc` goes on with the superclass's.
  mutating func checkSuper(of draft: ClassDraft.DraftBody, _ selector: Selector) {
    guard selector == "dealloc", !isARC, !hasCalledSuper else { return }
    let end = draft.function.range.upperBound
    report(
      .objectiveC(.missingSuper(selector.name)), at: SourceRange(max(end - 1, 0), end), .warning)
  }
}

extension Function.Kind {
  fileprivate var isMethod: Bool {
    if case .method = self { true } else { false }
  }
}
