import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// The classes of Foundation, the root class first.
  package static let foundation =
    rootClasses + attributedStrings + timeClasses + fileClasses + webAddressClasses
    + webTaskClasses + predicateClasses + urlComponentsClasses + keyValueCollections
    + regularExpressions

  /// The classes whose methods are collected from several files. Each stands behind its superclass,
  /// which has to be known when it is declared.
  private static let rootClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSObject", of: nil, methods: objectMethods,
      classMethods: objectClassMethods.merging(laterClassMethods) { $1 }),
    FrameworkClass("NSString", methods: stringMethods, classMethods: stringClassMethods),
    FrameworkClass(
      "NSMutableString", of: "NSString",
      methods: mutableStringMethods.merging(mutableTextRangeMethods) { $1 },
      classMethods: mutableStringClassMethods),
    characterSet, mutableCharacterSet,
    FrameworkClass("NSNumber", methods: numberMethods, classMethods: numberClassMethods),
    value, null,
    FrameworkClass(
      "NSArray", methods: arrayMethods.merging(arrayBlockMethods) { $1 },
      classMethods: arrayClassMethods),
    FrameworkClass("NSMutableArray", of: "NSArray", methods: mutableArrayMethods),
    FrameworkClass(
      "NSDictionary", methods: dictionaryMethods.merging(dictionaryBlockMethods) { $1 },
      classMethods: dictionaryClassMethods),
    FrameworkClass("NSMutableDictionary", of: "NSDictionary", methods: mutableDictionaryMethods),
    set, mutableSet, indexSet, mutableIndexSet, enumerator,
    FrameworkClass(
      "NSException",
      properties: [
        .stored("name", .object, .copy), .stored("reason", .object, .copy), .stored("userInfo"),
      ],
      methods: exceptionMethods, classMethods: exceptionClassMethods),
    error, urlError,
    FrameworkClass("NSAutoreleasePool", methods: poolMethods),
    FrameworkClass(
      "NSNotification",
      properties: [.stored("name", .object, .copy), .stored("object"), .stored("userInfo")],
      methods: [
        "description": .answer { turn, me, _ throws(Fault) in
          .string(try turn.described(notification: me))
        }
      ],
      classMethods: notificationClassMethods),
    keyValueObservation, keyValueObservedChange,
    // What observes for a block; nobody names its class.
    FrameworkClass("__NSObserver"),
    FrameworkClass(
      "NSNotificationCenter", methods: notificationCenterMethods,
      classMethods: ["defaultCenter": .singleton("notificationCenter")]),
    FrameworkClass(
      "NSUserDefaults", methods: userDefaultsMethods,
      classMethods: ["standardUserDefaults": .singleton("userDefaults")]),
    coder, indexPath, task, cancellationError, checkedContinuation, unsafeContinuation, arrivals,
    FrameworkClass("NSBlock", methods: blockMethods), methodSignature, invocation,
    jsonSerialization, scanner,
    // Swift's closures are no objects to the language; in this heap they are, under a name no type
    // has.
    FrameworkClass("closure", of: "NSBlock"),
    FrameworkClass(
      "OS_dispatch_queue", properties: [.stored("concurrent", .bool).hidden],
      methods: queueMethods, classMethods: queueClassMethods),
  ]
}
