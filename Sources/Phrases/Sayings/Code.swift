import Syntax
public import TypedTree
import UIKitAPI

// What is wrong with what a line means: the words of clang and swiftc where they have some.
extension Phrasebook {
  /// The message of a diagnostic; what else there is to say is in `noteOn`.
  public func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): say("code.undeclared-identifier", ["name": .text(name)])
    case .unknownType(let name): say("code.unknown-type", ["name": .text(name)])
    case .unknownSuperclass(let name, let type):
      say("code.unknown-superclass", ["name": .text(name), "type": .text(type)])
    case .missingInterface(let name): say("code.missing-interface", ["name": .text(name)])
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      isClassMethod
        ? say(
          "code.no-visible-method-is-class-method",
          ["selector": .text(selector), "type": .text(type)])
        : say("code.no-visible-method", ["selector": .text(selector), "type": .text(type)])
    case .propertyNotFound(let name, let type):
      say("code.property-not-found", ["name": .text(name), "type": .text(type)])
    case .noSuchProperty(let name, let type):
      say("code.no-such-property", ["name": .text(name), "type": .text(type)])
    case .readOnlyProperty(let name, let type):
      say("code.read-only-property", ["name": .text(name), "type": .text(type)])
    case .getOnlyProperty(let name, let use): getOnly(name, use)
    case .functionAssignment(let name, let isMethod):
      say(
        isMethod ? "code.method-assignment" : "code.function-assignment", ["name": .text(name)])
    case .constantAssignment(let name): say("code.constant-assignment", ["name": .text(name)])
    case .missingBlockSpecifier(let name):
      say("code.missing-block-specifier", ["name": .text(name)])
    case .notAssignable: say("code.not-assignable")
    case .redeclaration(let name): say("code.redeclaration", ["name": .text(name)])
    case .invalidRedeclaration(let name):
      say("code.invalid-redeclaration", ["name": .text(name)])
    case .explicitCounting(let selector):
      say("code.explicit-counting", ["selector": .text(selector)])
    case .countingInSwift(let selector, _, _):
      say("code.counting-in-swift", ["selector": .text(selector)])
    case .autoreleasePoolClass: say("code.autorelease-pool-class")
    case .probablyMeant(let name, let superclass):
      say("code.probably-meant", ["name": .text(name), "superclass": .text(superclass)])
    case .noCurrentController: say("code.no-current-controller")
    case .selfOutsideMethod: say("code.self-outside-method")
    case .superOutsideMethod: say("code.super-outside-method")
    case .noSuperclass(let name): say("code.no-superclass", ["name": .text(name)])
    case .nothingToLeave(let word): say("code.nothing-to-leave", ["word": .text(word)])
    case .argumentCount(let name, let expected, let found):
      say(
        found < expected ? "code.too-few-arguments" : "code.too-many-arguments",
        ["name": .text(name), "expected": .number(expected), "found": .number(found)])
    case .unknownInstanceVariable(let name, let type):
      say("code.unknown-instance-variable", ["name": .text(name), "type": .text(type)])
    case .notInScope(let name): say("code.not-in-scope", ["name": .text(name)])
    case .typeNotInScope(let name): say("code.type-not-in-scope", ["name": .text(name)])
    case .noMember(let name, let type, let isType):
      isType
        ? say("code.no-member-is-type", ["name": .text(name), "type": .text(type)])
        : say("code.no-member", ["name": .text(name), "type": .text(type)])
    case .notSeen(let name, let type):
      say("code.no-member", ["name": .text(name), "type": .text(type)])
    case .noSubscripts(let type): say("code.no-subscripts", ["type": .text(type)])
    case .notUnwrapped(let member, let type):
      say("code.not-unwrapped", ["member": .text(member), "type": .text(type)])
    case .optionalValue(let type):
      say(
        "code.optional-value",
        ["type": .text(type), "optional": .text(type.contains("->") ? "(\(type))?" : type + "?")])
    case .needlessChaining(let type): say("code.needless-chaining", ["type": .text(type)])
    case .needlessForce(let type): say("code.needless-force", ["type": .text(type)])
    case .bindingOfValue(let type): say("code.binding-of-value", ["type": .text(type)])
    case .missingAmpersand(let type): say("code.missing-ampersand", ["type": .text(type)])
    case .extraneousAmpersand(let type): say("code.extraneous-ampersand", ["type": .text(type)])
    case .nilValue(let expected, .variable):
      say("code.nil-value.variable", ["expected": .text(expected)])
    case .nilValue(let expected, .assignment):
      say("code.nil-value.assignment", ["expected": .text(expected)])
    case .nilValue(let expected, .argument):
      say("code.nil-value.argument", ["expected": .text(expected)])
    case .nilValue(let expected, .result):
      say("code.nil-value.result", ["expected": .text(expected)])
    case .nilValue(let expected, .closureResult):
      say("code.nil-value.closure", ["expected": .text(expected)])
    case .nilValue(let expected, .element):
      say("code.nil-value.element", ["expected": .text(expected)])
    case .nilWithoutType: say("code.nil-without-type")
    case .mismatch(let found, let expected, .variable):
      say("code.mismatch.variable", ["found": .text(found), "expected": .text(expected)])
    case .mismatch(let found, let expected, .assignment):
      say("code.mismatch.assignment", ["found": .text(found), "expected": .text(expected)])
    case .mismatch(let found, let expected, .argument):
      say("code.mismatch.argument", ["found": .text(found), "expected": .text(expected)])
    case .mismatch(let found, let expected, .result):
      say("code.mismatch.result", ["found": .text(found), "expected": .text(expected)])
    case .mismatch(let found, let expected, .closureResult):
      say("code.mismatch.closure", ["found": .text(found), "expected": .text(expected)])
    case .mismatch(let found, let expected, .element):
      say("code.mismatch.element", ["found": .text(found), "expected": .text(expected)])
    case .coercion(let found, let expected):
      say("code.mismatch.coercion", ["found": .text(found), "expected": .text(expected)])
    case .notConvertible(let found, let expected):
      say("code.not-convertible", ["found": .text(found), "expected": .text(expected)])
    case .notASequence(let type, let isOptional):
      say(
        isOptional ? "code.not-a-sequence-optional" : "code.not-a-sequence", ["type": .text(type)])
    case .nonconforming(let type, let name):
      say("code.nonconforming", ["type": .text(type), "name": .text(name)])
    case .lacksConformance(let type, let name, let place): lacksConformance(type, name, place)
    case .unmet(let asking, let type, let name): unmet(asking, type, name)
    case .noInitializers(let type): say("code.no-initializers", ["type": .text(type)])
    case .uninitializedAtSuper(let name):
      say("code.uninitialized-at-super", ["name": .text(name)])
    case .uninitializedAtEnd: say("code.uninitialized-at-end")
    case .superInitNotCalled: say("code.super-init-not-called")
    case .initializedTwice(let name): say("code.initialized-twice", ["name": .text(name)])
    case .lessAccessibleOverride: say("code.less-accessible-override")
    case .storedOverride(let name): say("code.stored-override", ["name": .text(name)])
    case .overrideOfType(let name, let found, let expected):
      say(
        "code.override-of-type",
        ["name": .text(name), "found": .text(found), "expected": .text(expected)])
    case .inheritsFromValue(let name): say("code.inherits-from-value", ["name": .text(name)])
    case .instanceMember(let name, let type):
      say("code.instance-member", ["name": .text(name), "type": .text(type)])
    case .staticMember(let name, let type):
      say("code.static-member", ["name": .text(name), "type": .text(type)])
    case .typeAsValue: say("code.type-as-value")
    case .noTupleMember(let name, let type):
      say("code.no-tuple-member", ["name": .text(name), "type": .text(type)])
    case .notExhaustive: say("code.not-exhaustive")
    case .unevenPatterns(let binding): uneven(binding)
    case .missingArgument(let label): say("code.missing-argument", ["label": .text(quoted(label))])
    case .extraArgument(let label):
      label.isEmpty
        ? say("code.extra-argument-unlabelled")
        : say("code.extra-argument", ["label": .text(label)])
    case .wrongLabels(let have, let expected): wrongLabels(have, expected)
    case .missingOverride: say("code.missing-override")
    case .nothingToOverride(let name): say("code.nothing-to-override", ["name": .text(name)])
    case .overrideOutsideClass: say("code.override-outside-class")
    case .notAFunction(let type): say("code.not-a-function", ["type": .text(type)])
    case .notSimulated(let module): say("code.not-simulated", ["module": .text(module)])
    case .missingRequiredInitializer(let name, let type):
      say("code.missing-required-initializer", ["name": .text(name), "type": .text(type)])
    case .initializerNotRequired(let name, let type):
      say("code.initializer-not-required", ["name": .text(name), "type": .text(type)])
    case .containsItself(let type): say("code.contains-itself", ["type": .text(type)])
    case .recursiveEnumeration(let type): say("code.recursive-enumeration", ["type": .text(type)])
    case .refinesItself(let type): say("code.refines-itself", ["type": .text(type)])
    case .memberBeforeSelf(let name): say("code.member-before-self", ["name": .text(name)])
    case .noSuchModule(let module): say("code.no-such-module", ["module": .text(module)])
    case .inheritsFromItself(let type): say("code.inherits-from-itself", ["type": .text(type)])
    case .inaccessible(let name, let level):
      say("code.inaccessible", ["name": .text(name), "level": .text(level)])
    case .inaccessibleSetter(let name, let use): inaccessibleSetter(name, use)
    case .inaccessibleInitializer(let type, let level):
      say("code.inaccessible-initializer", ["type": .text(type), "level": .text(level)])
    case .explicitSelf(let name, let isCall):
      isCall
        ? say("code.explicit-self-is-call", ["name": .text(name)])
        : say("code.explicit-self", ["name": .text(name)])
    case .guardFallsThrough: say("code.guard-falls-through")
    case .missingReturn(let body, let type): missingReturn(body, type)
    case .usedUnset(let name, let introducer, let isCaptured):
      usedUnset(name, introducer, isCaptured)
    case .operands(let sign, let left, let right):
      say("code.operands", ["sign": .text(sign), "left": .text(left), "right": .text(right)])
    case .operandsOfOneType(let sign, let type):
      say("code.operands-of-one-type", ["sign": .text(sign), "type": .text(type)])
    case .numberedText: say("code.numbered-text")
    case .literalOverflow(let number, let type):
      number.hasPrefix("-") && type.hasPrefix("U")
        ? say("code.negative-overflow", ["number": .text(number), "type": .text(type)])
        : say("code.literal-overflow", ["number": .text(number), "type": .text(type)])
    case .reckonedOverflow(let operation, let type):
      say("code.reckoned-overflow", ["operation": .text(operation), "type": .text(type)])
    case .noOperator(let sign): say("code.no-operator", ["sign": .text(sign)])
    case .unmarkedThrow(let isHandled):
      say(isHandled ? "code.unmarked-throw" : "code.unhandled-throw")
    case .errorsNotHandled: say("code.errors-not-handled")
    case .errorsNotAllCaught: say("code.errors-not-all-caught")
    case .unhandledThrow: say("code.throw-not-declared")
    case .thrownValue(let type): say("code.thrown-value", ["type": .text(type)])
    case .valueForVoid: say("code.value-for-void")
    case .noValueReturned: say("code.no-value-returned")
    case .emptyLiteral: say("code.empty-literal")
    case .closureArity(let type, let expected, let used): closureArity(type, expected, used)
    case .unmarkedWait: say("code.unmarked-wait")
    case .waitNowhere(.call): say("code.wait-nowhere")
    case .waitNowhere(.property): say("code.wait-nowhere-property")
    case .waitNowhere(.loop): say("code.wait-nowhere-loop")
    case .waitInDefer: say("code.wait-in-defer")
    case .asyncForSync(let type): say("code.async-for-sync", ["type": .text(type)])
    case .isolated(let name, let use, let place):
      say(isolated(use, from: place), ["name": .text(name)])
    case .mainActorOnly(let name, let use, let mayWait):
      say(mainActorOnly(use, mayWait), ["name": .text(name)])
    case .storedInExtension: say("code.stored-in-extension")
    case .renamed(let name, let new):
      say("code.renamed", ["name": .text(name), "new": .text(new)])
    case .unexposed(let name, let kind): unexposed(name, kind)
    case .notDynamic(let name): say("code.not-dynamic", ["name": .text(name)])
    case .freedAtOnce(let name, let isProperty):
      say("code.freed-at-once.\(isProperty ? "property" : "variable")", ["name": .text(name)])
    case .inheritsFinal(let type): say("code.inherits-final", ["type": .text(type)])
    case .overridesFinal(let isMethod):
      say(isMethod ? "code.overrides-final-method" : "code.overrides-final-property")
    case .storesNonescaping(let name): say("code.stores-nonescaping", ["name": .text(name)])
    case .passesNonescaping(let name): say("code.passes-nonescaping", ["name": .text(name)])
    case .capturesNonescaping(let name): say("code.captures-nonescaping", ["name": .text(name)])
    case .immutable(let name, let use, let isConstant): immutable(name, use, isConstant)
    case .readOnlyKeyPath(let name): say("code.read-only-key-path", ["name": .text(name)])
    case .wholeCondition: say("code.condition-whole")
    case .optionalCondition(let type): say("code.condition-optional", ["type": .text(type)])
    case .condition(let type): say("code.condition", ["type": .text(type)])
    case .missingArguments(let labels):
      say(
        "code.missing-arguments",
        ["labels": .list(labels.map(quoted))])
    case .noExactMatches(let name):
      name.map { say("code.no-exact-matches", ["name": .text($0)]) }
        ?? say("code.no-exact-matches-initializer")
    case .newer(let name, let since):
      say("code.newer", ["name": .text(name), "version": .text(since.description)])
    case .retired(let name): say("code.retired", ["name": .text(name)])
    case .overridesRetired(let name): say("code.overrides-retired", ["name": .text(name)])
    case .notSimulatedHere(let name, let since):
      say("code.not-simulated-here", ["name": .text(name), "version": .text(since.description)])
    case .weakValue(let name, let word):
      say("code.weak-value", ["word": .text(word), "name": .text(name)])
    case .weakUnbound(let name, let word):
      say("code.weak-unbound", ["word": .text(word), "name": .text(name)])
    case .weakRequired(let name): say("code.weak-required", ["name": .text(name)])
    case .objectiveC(let fact): message(fact)
    case .format(let fact, isSwift: false): format(fact)
    case .format(let fact, isSwift: true):
      say("code.format-undefined", ["problem": .text(format(fact))])
    case .unsupported(let construct): unsupported(construct)
    case .notUnderstood: say("code.not-understood")
    }
  }

  /// Clang's `-Wformat`.
  private func format(_ fact: FormatFact) -> String {
    switch fact {
    case .mismatch(let type, let given?):
      say("code.format-mismatch", ["type": .text(type), "given": .text(given)])
    case .mismatch(let type, nil):
      say("code.format-mismatch-of-integer", ["type": .text(type)])
    case .tooFewValues: say("code.format-too-few-values")
    case .unusedValue: say("code.format-unused-value")
    case .unknownConversion(let text):
      say("code.format-unknown-conversion", ["conversion": .text(text)])
    }
  }

  /// A label as a compiler quotes it; the place of an argument that has none stands as it is.
  private func quoted(_ label: String) -> String {
    label.hasPrefix("#") ? label : "'" + label + "'"
  }

  /// The sentence about an actor's member that is used from outside of the actor.
  private func isolated(
    _ use: LanguageFact.IsolatedUse, from place: LanguageFact.Isolation
  ) -> String {
    switch (use, place) {
    case (.call, .none): "code.isolated-call"
    case (.call, .mainActor): "code.isolated-call-on-main"
    case (.call, .mayWait): "code.isolated-call-outside"
    case (.reading, .none): "code.isolated-property"
    case (.reading, .mainActor): "code.isolated-property-on-main"
    case (.reading, .mayWait): "code.isolated-property-outside"
    case (.change, .none), (.change, .mayWait): "code.isolated-change"
    case (.change, .mainActor): "code.isolated-change-on-main"
    }
  }

  /// The sentence about what is the main actor's and is used from elsewhere.
  private func mainActorOnly(_ use: LanguageFact.MainActorUse, _ mayWait: Bool) -> String {
    switch use {
    case .function: mayWait ? "code.main-only-function-outside" : "code.main-only-function"
    case .method: mayWait ? "code.main-only-method-outside" : "code.main-only-method"
    case .reading: mayWait ? "code.main-only-property-outside" : "code.main-only-property"
    case .change: "code.main-only-change"
    }
  }

  /// By what `#selector` names.
  private func unexposed(_ name: String, _ kind: LanguageFact.Exposable) -> String {
    switch kind {
    case .instanceMethod: say("code.unexposed.instance-method", ["name": .text(name)])
    case .staticMethod: say("code.unexposed.static-method", ["name": .text(name)])
    case .property: say("code.unexposed.property", ["name": .text(name)])
    }
  }

  /// A body by what it belongs to, as swiftc names it.
  private func missingReturn(_ body: LanguageFact.Body, _ type: String) -> String {
    switch body {
    case .globalFunction: say("code.missing-return.global-function", ["type": .text(type)])
    case .localFunction: say("code.missing-return.local-function", ["type": .text(type)])
    case .instanceMethod: say("code.missing-return.instance-method", ["type": .text(type)])
    case .staticMethod: say("code.missing-return.static-method", ["type": .text(type)])
    case .getter: say("code.missing-return.getter", ["type": .text(type)])
    case .closure: say("code.missing-return.closure", ["type": .text(type)])
    }
  }

  /// Used before it was set, or captured so by a closure.
  private func usedUnset(
    _ name: String, _ introducer: Introducer, _ isCaptured: Bool
  ) -> String {
    switch (introducer, isCaptured) {
    case (.variable, false): say("code.used-unset.variable", ["name": .text(name)])
    case (.constant, false): say("code.used-unset.constant", ["name": .text(name)])
    case (.variable, true): say("code.captured-unset.variable", ["name": .text(name)])
    case (.constant, true): say("code.captured-unset.constant", ["name": .text(name)])
    }
  }

  /// What cannot be changed, by how it was to be changed.
  private func immutable(
    _ name: String, _ use: LanguageFact.Use, _ isConstant: Bool
  ) -> String {
    let id =
      switch (use, isConstant) {
      case (.value, _): "code.constant-assignment"
      case (.property, false): "code.immutable-property"
      case (.property, true): "code.immutable-property-constant"
      case (.subscription, false): "code.immutable-subscript"
      case (.subscription, true): "code.immutable-subscript-constant"
      case (.member, false): "code.immutable-value"
      case (.member, true): "code.immutable-constant"
      case (.operand, false): "code.immutable-operand"
      case (.operand, true): "code.immutable-operand-constant"
      case (.argument, false): "code.immutable-argument"
      case (.argument, true): "code.immutable-argument-constant"
      }
    return say(id, ["name": .text(name)])
  }

  private func uneven(_ binding: LanguageFact.UnevenBinding) -> String {
    switch binding {
    case .missing(let name): say("code.unbound-in-pattern", ["name": .text(name)])
    case .type(let found, let expected):
      say("code.type-in-pattern", ["found": .text(found), "expected": .text(expected)])
    case .mutability(let isConstant):
      say(
        "code.mutability-in-pattern",
        [
          "word": .text(isConstant ? "let" : "var"),
          "previous": .text(isConstant ? "var" : "let"),
        ])
    }
  }

  private func getOnly(_ name: String, _ use: LanguageFact.Use) -> String {
    let id =
      switch use {
      case .value, .property: "code.get-only-property"
      case .subscription: "code.get-only-subscript"
      case .member: "code.get-only-value"
      case .operand: "code.get-only-operand"
      case .argument: "code.get-only-argument"
      }
    return say(id, ["name": .text(name)])
  }

  private func inaccessibleSetter(_ name: String, _ use: LanguageFact.Use) -> String {
    let id =
      switch use {
      case .value, .property: "code.inaccessible-setter"
      case .subscription: "code.inaccessible-setter-subscript"
      case .member: "code.inaccessible-setter-value"
      case .operand: "code.inaccessible-setter-operand"
      case .argument: "code.inaccessible-setter-argument"
      }
    return say(id, ["name": .text(name)])
  }

  private func lacksConformance(
    _ type: String, _ name: String, _ place: LanguageFact.Place
  ) -> String {
    let id =
      switch place {
      case .argument, .element: "code.lacks-conformance.argument"
      case .variable, .assignment: "code.lacks-conformance.variable"
      case .result, .closureResult: "code.lacks-conformance.result"
      }
    return say(id, ["type": .text(type), "name": .text(name)])
  }

  private func unmet(_ asking: LanguageFact.Asking, _ type: String, _ name: String) -> String {
    let (id, member) =
      switch asking {
      case .globalFunction(let member): ("code.unmet.global-function", member)
      case .instanceMethod(let member): ("code.unmet.instance-method", member)
      case .staticMethod(let member): ("code.unmet.static-method", member)
      case .initializer(let member): ("code.unmet.initializer", member)
      case .libraryMethod(let member, _): ("code.unmet.library-method", member)
      }
    var gaps: [String: Value] = [
      "member": .text(member), "type": .text(type), "name": .text(name),
    ]
    if case .libraryMethod(_, let owner) = asking { gaps["owner"] = .text(owner) }
    return say(id, gaps)
  }

  private func closureArity(_ type: String, _ expected: Int, _ used: Int) -> String {
    let id =
      switch (expected, used) {
      case (1, 0): "code.closure-arity.ignored-one"
      case (_, 0): "code.closure-arity.ignored"
      case (1, _): "code.closure-arity.one"
      case (_, 1): "code.closure-arity.used-one"
      default: "code.closure-arity.more"
      }
    return say(
      id, ["type": .text(type), "expected": .text("\(expected)"), "used": .text("\(used)")])
  }

  /// What is right on a device and not understood here.
  private func unsupported(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: say("code.unsupported.structure")
    case .enumeration: say("code.unsupported.enumeration")
    case .generics: say("code.unsupported.generics")
    case .tuple: say("code.unsupported.tuple")
    case .pattern: say("code.unsupported.pattern")
    case .pointer: say("code.unsupported.pointer")
    case .cArray: say("code.unsupported.c-array")
    case .subscription: say("code.unsupported.subscription")
    case .label: say("code.unsupported.label")
    case .synchronized: say("code.unsupported.synchronized")
    case .deferred: say("code.unsupported.deferred")
    case .expression: say("code.unsupported.expression")
    case .function: say("code.unsupported.function")
    case .range: say("code.unsupported.range")
    case .propertyWrapper: say("code.unsupported.property-wrapper")
    case .resultInExpression: say("code.unsupported.result-in-expression")
    case .nestedOptional: say("code.unsupported.nested-optional")
    case .objectInRecord: say("code.unsupported.object-in-record")
    }
  }

  /// Labels that are all missing, all too many, or others.
  private func wrongLabels(_ have: String, _ expected: String) -> String {
    /// No label has a name of its own; none at all is none too.
    func isNone(_ labels: String) -> Bool { labels.allSatisfy { $0 == "_" || $0 == ":" } }
    /// Labels are counted by their colons, as in a selector.
    func isOne(_ labels: String) -> Bool { labels.count { $0 == ":" } == 1 }
    let id =
      if isNone(have) {
        isOne(expected) ? "code.label-missing" : "code.labels-missing"
      } else if isNone(expected) {
        isOne(have) ? "code.label-extraneous" : "code.labels-extraneous"
      } else {
        isOne(have) ? "code.label-incorrect" : "code.labels-incorrect"
      }
    return say(id, ["have": .text(have), "expected": .text(expected)])
  }

  /// Nil where the message says all.
  public func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant: say("code.note.probably-meant")
    case .explicitCounting: say("code.note.explicit-counting")
    case .countingInSwift(let selector, let receiver, let isManual):
      say(
        isManual ? "code.note.counting-in-swift-manual" : "code.note.counting-in-swift",
        ["selector": .text(selector), "receiver": .text(receiver)])
    case .noVisibleMethod(_, let type, _) where Framework.hasClass(type),
      .propertyNotFound(_, let type) where Framework.hasClass(type),
      .noMember(_, let type, _)
    where Framework.hasClass(SwiftNames.objectiveCType(type)):
      say("code.note.more-on-device", ["type": .text(type)])
    case .noVisibleMethod: say("code.note.no-visible-method")
    case .newer: say("code.note.newer")
    default: nil
    }
  }
}
