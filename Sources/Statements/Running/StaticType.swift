import Simulator

/// What is known of a value before it is there.
struct StaticType: Equatable, Sendable {
  var field: FieldType
  /// The class of an object, or the class that a class object is; nil when unknown.
  var className: String?
  var isMetatype = false
  var isVoid = false
  var optionality = Optionality.none
  /// The labels of a tuple's parts.
  var labels: [String] = []
  /// What is inside, as far as it is known: the element of an array or set, key and value of a
  /// dictionary, the parts of a tuple, the number in an optional.
  var parts: [StaticType] = []
  /// Of a parameter: whether it is a variable of the caller's.
  var isInOut = false
  /// Of a parameter: whether it is an array of all the arguments that stand there.
  var isVariadic = false
  /// Of a block or function that is known: the types of its parameters, then what it returns.
  var signature: [StaticType]?
  /// What a pointer points to: the `BOOL *` of a block, the `NSError **` of a method.
  var pointee: FieldType?
  /// The parts of a C structure or array.
  var record: RecordType?

  enum Optionality: Sendable { case none, optional, implicit }

  init(_ field: FieldType, of className: String? = nil) {
    self.field = field
    self.className = className
  }

  static let id = StaticType(.object)
  static let any = StaticType(.any)
  static let bool = StaticType(.bool)
  static let int = StaticType(.int)
  static let real = StaticType(.real)
  static let string = StaticType(.object, of: "NSString")
  static let selector = StaticType(.selector)
  static let point = StaticType(.point)
  static let size = StaticType(.size)
  static let rect = StaticType(.rect)
  static let void: StaticType = {
    var type = StaticType(.any)
    type.isVoid = true
    return type
  }()

  static func object(_ className: String) -> StaticType { StaticType(.object, of: className) }

  /// What `nil` is before it is known of which type.
  static let nothing: StaticType = {
    var type = StaticType.id
    type.optionality = .optional
    return type
  }()

  static func array(of element: StaticType, named name: String = "NSArray") -> StaticType {
    var type = StaticType.object(name)
    type.parts = [element]
    return type
  }

  static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType {
    var type = StaticType.object("NSDictionary")
    type.parts = [key, value]
    return type
  }

  static func tuple(_ parts: [StaticType], labels: [String] = []) -> StaticType {
    var type = StaticType.any
    (type.parts, type.labels) = (parts, labels)
    return type
  }

  static func closure(_ parameters: [StaticType], returning result: StaticType) -> StaticType {
    var type = StaticType.object("closure")
    type.signature = parameters + [result]
    return type
  }

  static func metatype(_ className: String?) -> StaticType {
    var type = StaticType(.type, of: className)
    type.isMetatype = true
    return type
  }

  /// Whether ARC may have to count what is held.
  var mayHoldObject: Bool { field == .object || field == .any }
  var isArithmetic: Bool { field == .int || field == .real || field == .bool }

  /// The type of a property or method result of the framework's, as far as its declaration says it.
  init(_ field: FieldType, ofFramework name: String) {
    self.init(field, of: field == .object ? StaticType.frameworkClasses[name] : nil)
    guard field == .object else { return }
    optionality = StaticType.optionalProperties.contains(name) ? .optional : .implicit
    if StaticType.certainProperties.contains(name) { optionality = .none }
  }

  /// Properties that are optional in Swift; of the other objects it is not known here, so that they may
  /// be used either way.
  private static let optionalProperties: Set<String> = [
    "superview", "window", "navigationController", "tabBarController", "parentViewController",
    "presentedViewController", "presentingViewController", "textLabel", "detailTextLabel",
    "topViewController", "visibleViewController", "rootViewController", "nibName", "viewIfLoaded",
    "title", "storyboard", "identifier",
  ]

  /// Properties that always hold an object.
  private static let certainProperties: Set<String> = [
    "subviews", "description", "childViewControllers", "navigationItem", "contentView", "layer",
    "sourceViewController", "destinationViewController", "fontName", "familyName", "systemName",
    "systemVersion", "model", "absoluteString", "string",
  ]

  /// The classes of objects that the framework answers, by property or selector.
  static let frameworkClasses: [String: String] = [
    "view": "UIView", "viewIfLoaded": "UIView", "superview": "UIView", "window": "UIWindow",
    "keyWindow": "UIWindow", "text": "NSString", "title": "NSString", "placeholder": "NSString",
    "nibName": "NSString", "backgroundColor": "UIColor", "textColor": "UIColor",
    "subviews": "NSArray", "rootViewController": "UIViewController", "textLabel": "UILabel",
    "parentViewController": "UIViewController", "tableView": "UITableView",
    "mainScreen": "UIScreen", "sharedApplication": "UIApplication",
    "defaultCenter": "NSNotificationCenter", "standardUserDefaults": "NSUserDefaults",
    "mainBundle": "NSBundle", "description": "NSString", "mainQueue": "OS_dispatch_queue",
    "navigationController":
      "UINavigationController", "tabBarController": "UITabBarController",
    "presentedViewController": "UIViewController", "presentingViewController": "UIViewController",
    "childViewControllers": "NSArray", "viewControllers": "NSArray",
    "topViewController": "UIViewController", "visibleViewController": "UIViewController",
    "layer": "CALayer", "titleLabel": "UILabel", "detailTextLabel": "UILabel",
    "storyboard": "UIStoryboard", "storyboardWithName:bundle:": "UIStoryboard",
    "navigationItem": "UINavigationItem", "image": "UIImage", "font": "UIFont", "URL": "NSURL",
    "absoluteString": "NSString", "lastPathComponent": "NSString", "pathExtension": "NSString",
    "capitalizedString": "NSString", "currentDevice": "UIDevice", "currentRunLoop": "NSRunLoop",
    "mainRunLoop": "NSRunLoop", "defaultManager": "NSFileManager",
    "sharedURLCache": "NSURLCache", "fireDate": "NSDate", "userDefaults": "NSUserDefaults",
    "globalQueue": "OS_dispatch_queue", "globalQueueWithQos:": "OS_dispatch_queue",
    "stringByAppendingString:": "NSString", "substringFromIndex:": "NSString",
    "substringToIndex:": "NSString", "componentsSeparatedByString:": "NSArray",
    "stringByTrimmingCharactersInSet:": "NSString", "titleForState:": "NSString",
    "stringByReplacingOccurrencesOfString:withString:": "NSString",
    "pathForResource:ofType:": "NSString", "stringFromDate:": "NSString",
    "componentsJoinedByString:": "NSString", "systemVersion": "NSString",
    "uppercaseString": "NSString", "lowercaseString": "NSString",
    "substringWithRange:": "NSString", "localizedDescription": "NSString",
    "stringByReplacingCharactersInRange:withString:": "NSString",
  ]

  /// What the framework's methods without a property answer that is no object.
  /// What user defaults answer in Swift, where there is something for the key.
  static let defaultsResults: [String: StaticType] = [
    "objectForKey:": .any, "stringForKey:": .string, "arrayForKey:": .array(of: .any),
    "dictionaryForKey:": .dictionary(.string, .any), "dataForKey:": .object("NSData"),
    "valueForKey:": .any,
  ]

  static let frameworkResults: [String: StaticType] = [
    "count": .int, "length": .int, "isViewLoaded": .bool, "intValue": .int, "integerValue": .int,
    "floatValue": .real, "doubleValue": .real, "boolValue": .bool, "retainCount": .int,
    "isEqual:": .bool, "isEqualToString:": .bool, "isKindOfClass:": .bool,
    "isMemberOfClass:": .bool, "respondsToSelector:": .bool, "conformsToProtocol:": .bool,
    "bounds": .rect, "applicationFrame": .rect, "frame": .rect, "center": .point,
    "hasPrefix:": .bool, "hasSuffix:": .bool, "containsObject:": .bool, "indexOfObject:": .int,
    "isKeyWindow": .bool, "isDescendantOfView:": .bool, "containsString:": .bool,
    "becomeFirstResponder": .bool, "resignFirstResponder": .bool, "isFirstResponder": .bool,
    "numberOfSegments": .int, "timeIntervalSinceNow": .real, "timeIntervalSinceDate:": .real,
    "timeIntervalSince1970": .real, "timeIntervalSinceReferenceDate": .real, "scale": .real,
    "fileExistsAtPath:": .bool, "compare:": .int, "currentMemoryUsage": .int,
    "isAbsolutePath": .bool, "isEqualToArray:": .bool, "isEqualToDictionary:": .bool,
    "isEqualToNumber:": .bool, "isEqualToSet:": .bool, "isEqualToDate:": .bool,
    "rangeOfString:": RecordType.range, "rangeOfString:options:": RecordType.range,
    "characterAtIndex:": .int, "userInterfaceIdiom": .int,
  ]
}
