package import Diagnostics

extension LanguageFact {
  /// What is left of it in a file of which not all names are known.
  package enum Standing: Sendable {
    /// It is so whatever the rest may be.
    case certain
    /// The compiler that knew all names has judged it otherwise, and what is meant is clear.
    case judged
    /// What is meant is not clear.
    case unclear
  }

  package var standing: Standing {
    switch self {
    case .undeclaredIdentifier, .unknownType, .unknownSuperclass, .missingInterface,
      .noVisibleMethod, .propertyNotFound, .constantAssignment, .missingBlockSpecifier,
      .redeclaration, .invalidRedeclaration, .explicitCounting, .countingInSwift,
      .autoreleasePoolClass, .probablyMeant,
      .noCurrentController, .selfOutsideMethod, .superOutsideMethod, .noSuperclass,
      .nothingToLeave, .unknownInstanceVariable, .noSuchProperty, .notInScope, .typeNotInScope,
      .noMember, .literalOverflow, .reckonedOverflow, .numberedText, .overrideOutsideClass,
      .notSimulated,
      .containsItself, .refinesItself, .noSuchModule, .inheritsFromItself, .inheritsFinal,
      .overridesFinal, .inheritsFromValue, .newer, .retired, .overridesRetired, .renamed,
      .notSimulatedHere, .unsupported, .notUnderstood:
      .certain
    case .notSeen, .noSubscripts, .notDynamic, .freedAtOnce, .needlessChaining, .needlessForce,
      .bindingOfValue,
      .mismatch,
      .nilValue, .nonconforming,
      .noInitializers, .uninitializedAtSuper, .uninitializedAtEnd, .superInitNotCalled,
      .initializedTwice, .lacksConformance, .unmet, .unhandledThrow, .thrownValue, .valueForVoid,
      .noValueReturned, .emptyLiteral,
      .errorsNotAllCaught, .closureArity, .capturesNonescaping, .coercion, .notConvertible,
      .notASequence,
      .notExhaustive, .unevenPatterns, .inaccessible, .inaccessibleSetter,
      .inaccessibleInitializer, .explicitSelf, .usedUnset, .wholeCondition, .optionalCondition,
      .condition, .unmarkedThrow, .errorsNotHandled, .unmarkedWait, .waitNowhere, .waitInDefer,
      .asyncForSync, .isolated, .mainActorOnly,
      .unexposed,
      .storesNonescaping, .passesNonescaping, .immutable, .readOnlyKeyPath, .weakUnbound,
      .weakValue, .weakRequired, .overrideOfType,
      .storedOverride, .lessAccessibleOverride, .nothingToOverride, .missingOverride,
      .recursiveEnumeration, .missingRequiredInitializer, .initializerNotRequired,
      .memberBeforeSelf, .missingReturn,
      .guardFallsThrough, .missingAmpersand, .extraneousAmpersand:
      .judged
    case .format(let fact, let isSwift): isSwift ? .judged : fact.standing
    case .notUnwrapped, .optionalValue, .nilWithoutType, .missingArgument, .missingArguments,
      .extraArgument, .wrongLabels, .noExactMatches, .argumentCount, .operands,
      .operandsOfOneType, .noOperator, .instanceMember, .staticMember, .typeAsValue,
      .noTupleMember, .notAFunction, .notAssignable, .getOnlyProperty, .readOnlyProperty,
      .functionAssignment,
      .storedInExtension:
      .unclear
    case .objectiveC(let fact): fact.standing
    }
  }
}

extension ObjectiveCFact {
  fileprivate var standing: LanguageFact.Standing {
    switch self {
    case .arrayTooLarge, .negativeArraySize, .constAssignment, .methodDefinitionNotFound,
      .recursiveSuperclass, .protocolMethodNotImplemented, .missingSuper, .assumedAssign,
      .duplicateMethod, .duplicateProperty, .literalWithoutAt, .invalidOperands, .retainedInWeak,
      .weakUnderManualCounting:
      .certain
    // Both types are written down or the framework's: what is unknown elsewhere changes neither.
    case .bridgedCast, .incompatiblePointers, .numberAsObject, .nothingAsStructure, .throwsNoObject,
      .objectByValue, .constantConversion,
      .valueFromVoid, .returnWithoutValue:
      .certain
    // An unknown macro may leave the body.
    case .missingReturn: .judged
    case .noMember, .excessElements, .notAFunction: .unclear
    }
  }
}

extension FormatFact {
  /// An unknown macro may stand for several values.
  fileprivate var standing: LanguageFact.Standing {
    switch self {
    case .mismatch, .unknownConversion: .certain
    case .tooFewValues, .unusedValue: .judged
    }
  }
}

extension [Diagnostic<LanguageFact>] {
  /// What there is to say of a file in which names stand in: what may be wrong only because of
  /// them is no error.
  package var passedOver: [Diagnostic<LanguageFact>] {
    compactMap { diagnostic in
      switch diagnostic.fact.standing {
      case .certain: diagnostic
      case .judged: nil
      case .unclear: Diagnostic(.warning, .notUnderstood, at: diagnostic.range)
      }
    }
  }
}
