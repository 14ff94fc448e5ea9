/// What the words of Objective-C are that are not names.
package enum ObjectiveCWords {
  /// Words of C that make a type together: `unsigned long int`.
  package static let arithmeticTypes: Set<String> = [
    "unsigned", "signed", "short", "long", "int", "char", "float", "double", "void", "_Bool",
  ]

  /// Types of which a single bit holds 0 or 1.
  static let unsignedTypes: Set<String> = [
    "BOOL", "bool", "_Bool", "unsigned", "unsigned int", "unsigned char", "unsigned short",
    "unsigned long", "NSUInteger", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
  ]

  /// Names of types of C and Objective-C that are written without a star; learners' own come on
  /// top.
  package static let valueTypes: Set<String> = [
    "id", "Class", "SEL", "IMP", "BOOL", "bool", "instancetype", "IBAction", "unichar", "size_t",
    "ssize_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
    "uint64_t", "intptr_t", "uintptr_t", "ptrdiff_t", "NSInteger", "NSUInteger", "CGFloat",
    "CGRect", "CGPoint",
    "CGSize", "CGVector", "CGAffineTransform", "NSRange", "NSTimeInterval", "NSComparisonResult",
    "UIEdgeInsets", "UIOffset", "UIInterfaceOrientation", "UIInterfaceOrientationMask",
    "UIDeviceOrientation", "UIControlEvents", "UIControlState", "UIViewAnimationOptions",
    "UIViewAutoresizing", "UIViewContentMode", "UIModalPresentationStyle",
    "UIModalTransitionStyle", "UITableViewStyle", "UIBarButtonItemStyle",
    "UIBarButtonSystemItem", "UIStatusBarStyle", "UIRectEdge", "dispatch_block_t",
    "dispatch_queue_t", "dispatch_group_t", "dispatch_semaphore_t", "dispatch_once_t", "va_list",
    "NSStringEncoding",
    "NSNotificationName", "UIUserInterfaceIdiom", "__auto_type",
  ]

  /// Storage and ownership, which belong to the declaration.
  package static let storage: Set<String> = [
    "static", "extern", "__block", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing",
    "register", "auto", "inline", "IBOutlet", "CG_INLINE", "NS_INLINE",
    "__inline__", "__inline", "UIKIT_STATIC_INLINE", "FOUNDATION_STATIC_INLINE",
  ]

  /// How a variable holds an object.
  static let ownership: Set<String> = [
    "__weak", "__strong", "__unsafe_unretained", "__autoreleasing",
  ]

  /// Qualifiers that stay with the type.
  static let qualifiers: Set<String> = [
    "const", "volatile", "__kindof", "inout", "oneway", "__bridge",
    "__bridge_transfer", "__bridge_retained",
  ]

  /// Words that say something to compilers and other tools, and are passed over.
  static let ignored: Set<String> = [
    "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "null_unspecified",
    "_Null_unspecified", "null_resettable", "__unused", "NS_DESIGNATED_INITIALIZER",
    "NS_REQUIRES_SUPER", "NS_UNAVAILABLE", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END",
    "NS_REQUIRES_NIL_TERMINATION", "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED",
    "UI_APPEARANCE_SELECTOR", "NS_ROOT_CLASS", "NS_NOESCAPE", "UIKIT_EXTERN", "OBJC_EXPORT",
    "UNAVAILABLE_ATTRIBUTE",
    "FOUNDATION_EXPORT", "DEPRECATED_ATTRIBUTE", "IBInspectable", "IB_DESIGNABLE", "restrict",
    "OBJC_ROOT_CLASS", "NS_SWIFT_UNAVAILABLE", "CF_RETURNS_RETAINED", "__covariant",
    "__contravariant", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "NS_TYPED_ENUM",
    "NS_TYPED_EXTENSIBLE_ENUM", "FOUNDATION_EXTERN", "OBJC_EXTERN", "CG_EXTERN", "CF_EXPORT",
  ]

  /// Those of them that forbid what is declared.
  static let forbidding: Set<String> = ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE"]

  /// Those of them that say whether a value may be nil; a header's reader keeps them.
  static let nullability: Set<String> = [
    "nullable", "_Nullable", "__nullable", "null_unspecified", "_Null_unspecified",
  ]

  /// The same with an argument in parentheses.
  static let ignoredCalls: Set<String> = [
    "__attribute__", "NS_SWIFT_NAME", "NS_AVAILABLE_IOS", "NS_DEPRECATED_IOS", "API_AVAILABLE",
    "API_DEPRECATED", "API_UNAVAILABLE", "NS_CLASS_AVAILABLE_IOS", "NS_FORMAT_FUNCTION",
    "NS_SWIFT_UNAVAILABLE", "API_DEPRECATED_WITH_REPLACEMENT",
  ]

  /// What only our own header says, in the same form.
  static let headerCalls: Set<String> = [
    "VALUE", "BRIDGED", "OBJC_ARC_UNAVAILABLE", "SWIFT_DEFAULTS",
  ]

  /// Macros of the system's headers that stand for numbers. `NSNotFound` is a constant, which
  /// clang does not box without parentheses.
  static let numericMacros: Set<String> = [
    "INT_MAX", "INT_MIN", "UINT_MAX", "LONG_MAX", "LONG_MIN", "ULONG_MAX", "ULLONG_MAX",
    "LLONG_MAX", "LLONG_MIN",
    "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "INT32_MAX", "INT64_MAX", "UINT32_MAX",
    "FLT_MAX", "FLT_MIN", "FLT_EPSILON", "DBL_MAX", "DBL_MIN", "DBL_EPSILON", "CGFLOAT_MAX",
    "CGFLOAT_MIN", "MAXFLOAT", "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_LN2",
    "M_E", "M_SQRT2", "SHRT_MAX", "CHAR_MAX",
  ]

  /// Whether a word looks like a macro for compilers: `MY_ATTRIBUTE`, `__deprecated`.
  static func isMacro(_ word: String) -> Bool {
    if storage.contains(word) || qualifiers.contains(word) { return false }
    return word.hasPrefix("__")
      || word.count > 2 && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Words that begin a statement, and can be no variable.
  static let statements: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "return",
    "goto", "typedef", "enum", "struct", "union", "sizeof", "asm", "__asm__", "_Generic",
  ]

  /// The words behind an `@`.
  static let atWords: Set<String> = [
    "autoreleasepool", "available", "catch", "class", "compatibility_alias", "defs", "dynamic",
    "encode", "end", "finally", "implementation", "import", "interface", "optional", "package",
    "private", "property", "protected", "protocol", "public", "required", "selector",
    "synchronized", "synthesize", "throw", "try", "YES", "NO", "true", "false",
  ]

  /// What may stand in the parentheses of `@property`; another word is reported with the nearest of
  /// these.
  static let propertyAttributes: Set<String> = [
    "assign", "weak", "unsafe_unretained", "retain", "strong", "copy", "readonly", "readwrite",
    "nonatomic", "atomic", "getter", "setter", "nullable", "nonnull", "null_resettable",
    "null_unspecified", "class", "direct",
  ]
}
