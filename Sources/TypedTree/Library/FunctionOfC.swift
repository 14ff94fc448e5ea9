import ObjectModel

/// What a call of a function of C, Foundation, UIKit or Swift needs to be typed.
package struct FunctionOfC {
  package var arity: ClosedRange<Int>
  /// What it answers; `any` is what its arguments have in common.
  package var returns: StaticType
  /// What its parameters are, by their places, where that decides what an argument means.
  package var parameters: [Int: StaticType] = [:]
  /// The place of a parameter that is only compared, by where the argument lies.
  package var key: Int?
  package var random: Random?

  /// Below what it answers a random number.
  package enum Random {
    case argument
    case bound(Int)
  }

  private init(_ arity: ClosedRange<Int>, _ returns: StaticType) {
    self.arity = arity
    self.returns = returns
  }

  private init(
    _ count: Int, _ returns: StaticType, _ parameters: [Int: StaticType] = [:], key: Int? = nil,
    random: Random? = nil
  ) {
    self.init(count...count, returns)
    self.parameters = parameters
    self.key = key
    self.random = random
  }

  /// What sends a message as a function.
  package static let messageSend = "objc_msgSend"

  package static let names = all.keys.filter { $0 != tellingOfPublished }.sorted()

  /// What makes an object's published properties tell a publisher; nobody can write its name.
  package static let tellingOfPublished = "$tellPublished"

  package static let all: [String: FunctionOfC] = common.merging(geometry) { $1 }
    .merging(transforms) { $1 }.merging(system) { $1 }.merging(mathematics) { $1 }
    .merging(texts) { $1 }.merging(randomNumbers) { $1 }.merging(runtime) { $1 }

  private static let common: [String: FunctionOfC] = [
    "NSLog": FunctionOfC(1...1000, .void), "NSLogv": FunctionOfC(2, .void),
    "printf": FunctionOfC(1...1000, .int), "puts": FunctionOfC(1, .int),
    "NSLocalizedString": FunctionOfC(2, .string),
    "NSStringFromCGRect": FunctionOfC(1, .string), "NSStringFromCGPoint": FunctionOfC(1, .string),
    "NSStringFromCGSize": FunctionOfC(1, .string), "NSStringFromSelector": FunctionOfC(1, .string),
    "NSStringFromClass": FunctionOfC(1, .string), "NSStringFromRange": FunctionOfC(1, .string),
    "NSSelectorFromString": FunctionOfC(1, .selector),
    "NSClassFromString": FunctionOfC(1, .metatype(nil)),
    "MAX": FunctionOfC(2...100, .any), "MIN": FunctionOfC(2...100, .any),
    "max": FunctionOfC(2...100, .any), "min": FunctionOfC(2...100, .any),
    "abs": FunctionOfC(1, .any), "ABS": FunctionOfC(1, .any),
    "NSAssert": FunctionOfC(2...1000, .void), "NSCAssert": FunctionOfC(2...1000, .void),
    "UIApplicationMain": FunctionOfC(4, .int), tellingOfPublished: FunctionOfC(2, .void),
  ]

  /// The real functions of C's <math.h>, and those on `float`.
  private static let mathematics: [String: FunctionOfC] = {
    let ofOne = [
      "acos", "asin", "atan", "cbrt", "cos", "cosh", "exp", "log", "log10", "log2", "sin", "sinh",
      "sqrt", "tan", "tanh", "fabs", "floor", "ceil", "round", "trunc", "rint", "nearbyint", "exp2",
    ]
    let toWhole = ["lround", "llround", "lrint", "llrint"]
    let ofTwo = ["atan2", "fmod", "hypot", "pow", "fmax", "fmin", "copysign"]
    var all: [String: FunctionOfC] = [:]
    for (names, count) in [(ofOne, 1), (ofTwo, 2)] {
      for name in names {
        all[name] = FunctionOfC(count, .real)
        all[name + "f"] = FunctionOfC(count, .real)
      }
    }
    for name in toWhole {
      all[name] = FunctionOfC(1, .int)
      all[name + "f"] = FunctionOfC(1, .int)
    }
    for name in ["isnan", "isinf", "isfinite", "signbit", "labs", "llabs"] {
      all[name] = FunctionOfC(1, .int)
    }
    return all
  }()

  /// Those of <string.h>, <stdlib.h> and <ctype.h>, on texts and characters of C.
  private static let texts: [String: FunctionOfC] = {
    var all: [String: FunctionOfC] = [
      "strlen": FunctionOfC(1, .whole(.uint)), "strcmp": FunctionOfC(2, .int),
      "strncmp": FunctionOfC(3, .int), "strcasecmp": FunctionOfC(2, .int),
      "atof": FunctionOfC(1, .real),
    ]
    let ofOne = [
      "atoi", "atol", "atoll", "isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower",
      "ispunct", "isxdigit", "toupper", "tolower",
    ]
    for name in ofOne { all[name] = FunctionOfC(1, .int) }
    return all
  }()

  private static let randomNumbers: [String: FunctionOfC] = [
    "arc4random_uniform": FunctionOfC(
      1, .whole(.uint32), [0: .whole(.uint32)], random: .argument),
    "arc4random": FunctionOfC(0, .whole(.uint32), random: .bound(1 << 32)),
    "rand": FunctionOfC(0, .int), "random": FunctionOfC(0, .int),
    "srand": FunctionOfC(1, .void), "srandom": FunctionOfC(1, .void),
  ]

  /// Those of <objc/runtime.h> on methods and classes.
  private static let runtime: [String: FunctionOfC] = [
    "class_getInstanceMethod": FunctionOfC(2, .any), "class_getClassMethod": FunctionOfC(2, .any),
    messageSend: FunctionOfC(2...1000, .id), "class_addMethod": FunctionOfC(4, .bool),
    "class_replaceMethod": FunctionOfC(4, .any),
    "method_getImplementation": FunctionOfC(1, .any),
    "method_setImplementation": FunctionOfC(2, .any),
    "method_exchangeImplementations": FunctionOfC(2, .void),
    "method_getName": FunctionOfC(1, .selector), "method_getTypeEncoding": FunctionOfC(1, .string),
    "imp_implementationWithBlock": FunctionOfC(1, .any),
    "object_getClass": FunctionOfC(1, .metatype(nil)),
    "class_getSuperclass": FunctionOfC(1, .metatype(nil)), "class_getName": FunctionOfC(1, .any),
    "class_isMetaClass": FunctionOfC(1, .bool),
  ]

  private static let geometry: [String: FunctionOfC] = [
    "CGRectMake": FunctionOfC(4, .rect), "CGPointMake": FunctionOfC(2, .point),
    "CGSizeMake": FunctionOfC(2, .size),
    "CGRectGetWidth": FunctionOfC(1, .real), "CGRectGetHeight": FunctionOfC(1, .real),
    "CGRectGetMinX": FunctionOfC(1, .real), "CGRectGetMinY": FunctionOfC(1, .real),
    "CGRectGetMidX": FunctionOfC(1, .real), "CGRectGetMidY": FunctionOfC(1, .real),
    "CGRectGetMaxX": FunctionOfC(1, .real), "CGRectGetMaxY": FunctionOfC(1, .real),
    "CGRectEqualToRect": FunctionOfC(2, .bool), "CGPointEqualToPoint": FunctionOfC(2, .bool),
    "CGSizeEqualToSize": FunctionOfC(2, .bool),
    "CGRectInset": FunctionOfC(3, .rect), "CGRectOffset": FunctionOfC(3, .rect),
    "CGRectUnion": FunctionOfC(2, .rect), "CGRectIntersection": FunctionOfC(2, .rect),
    "CGRectIntersectsRect": FunctionOfC(2, .bool), "CGRectContainsRect": FunctionOfC(2, .bool),
    "CGRectContainsPoint": FunctionOfC(2, .bool), "CGRectIsEmpty": FunctionOfC(1, .any),
    "CGRectIsInfinite": FunctionOfC(1, .any), "CGRectIsNull": FunctionOfC(1, .any),
    "CGRectIntegral": FunctionOfC(1, .any),
    "UIEdgeInsetsMake": FunctionOfC(4, RecordType.insets),
    "UIEdgeInsetsInsetRect": FunctionOfC(2, .rect),
    "UIEdgeInsetsEqualToEdgeInsets": FunctionOfC(2, .bool),
    "UIInterfaceOrientationIsPortrait": FunctionOfC(1, .bool),
    "UIInterfaceOrientationIsLandscape": FunctionOfC(1, .bool),
    "NSMakeRange": FunctionOfC(2, RecordType.range), "NSMaxRange": FunctionOfC(1, .int),
    "NSLocationInRange": FunctionOfC(2, .bool), "NSEqualRanges": FunctionOfC(2, .bool),
  ]

  private static let transforms: [String: FunctionOfC] = [
    "CGAffineTransformMake": FunctionOfC(6, RecordType.transform),
    "CGAffineTransformMakeTranslation": FunctionOfC(2, RecordType.transform),
    "CGAffineTransformMakeScale": FunctionOfC(2, RecordType.transform),
    "CGAffineTransformMakeRotation": FunctionOfC(1, RecordType.transform),
    "CGAffineTransformTranslate": FunctionOfC(3, RecordType.transform),
    "CGAffineTransformScale": FunctionOfC(3, RecordType.transform),
    "CGAffineTransformRotate": FunctionOfC(2, RecordType.transform),
    "CGAffineTransformConcat": FunctionOfC(2, RecordType.transform),
    "CGAffineTransformInvert": FunctionOfC(1, RecordType.transform),
    "CGAffineTransformIsIdentity": FunctionOfC(1, .bool),
    "CGAffineTransformEqualToTransform": FunctionOfC(2, .bool),
  ]

  private static let system: [String: FunctionOfC] = [
    "objc_setAssociatedObject": FunctionOfC(
      4, .void, [3: .enumeration("objc_AssociationPolicy")], key: 1),
    "objc_getAssociatedObject": FunctionOfC(2, .id, key: 1),
    "objc_removeAssociatedObjects": FunctionOfC(1, .void),
    "Block_copy": FunctionOfC(1, .any), "Block_release": FunctionOfC(1, .void),
    "dispatch_get_main_queue": FunctionOfC(0, .id), "dispatch_async": FunctionOfC(2, .void),
    "dispatch_time": FunctionOfC(2, .real), "dispatch_walltime": FunctionOfC(2, .real),
    "dispatch_after": FunctionOfC(3, .void),
    "dispatch_block_create": FunctionOfC(2, .id), "dispatch_block_cancel": FunctionOfC(1, .void),
    "dispatch_block_testcancel": FunctionOfC(1, .int),
    "dispatch_sync": FunctionOfC(2, .void), "dispatch_get_global_queue": FunctionOfC(2, .id),
    "dispatch_queue_create": FunctionOfC(2, .id),
    "dispatch_group_create": FunctionOfC(0, .object("DispatchGroup")),
    "dispatch_group_enter": FunctionOfC(1, .void), "dispatch_group_leave": FunctionOfC(1, .void),
    "dispatch_group_async": FunctionOfC(3, .void), "dispatch_group_notify": FunctionOfC(3, .void),
    "dispatch_group_wait": FunctionOfC(2, .int),
    "dispatch_semaphore_create": FunctionOfC(1, .object("DispatchSemaphore")),
    "dispatch_semaphore_signal": FunctionOfC(1, .int),
    "dispatch_semaphore_wait": FunctionOfC(2, .int),
    "CACurrentMediaTime": FunctionOfC(0, .real), "CFAbsoluteTimeGetCurrent": FunctionOfC(0, .real),
    "UI_USER_INTERFACE_IDIOM": FunctionOfC(0, .int), "NSHomeDirectory": FunctionOfC(0, .string),
    "NSTemporaryDirectory": FunctionOfC(0, .string),
    "NSSearchPathForDirectoriesInDomains": FunctionOfC(3, .object("NSArray")),
    "UIImagePNGRepresentation": FunctionOfC(1, .object("NSData")),
    "UIImageJPEGRepresentation": FunctionOfC(2, .object("NSData")),
  ]
}
