import Parsing
import Syntax

// Types and constants.
extension SwiftNames {
  /// What a type of Swift is called in Objective-C, without a star.
  public static func objectiveCType(_ name: String) -> String {
    objectiveCTypes[name] ?? nestedTypes[name] ?? name
  }

  /// What a type of Objective-C is called in Swift.
  public static func swiftType(_ name: String) -> String { swiftTypes[name] ?? name }

  /// Whether values of a Swift type are objects in Objective-C, written with a star.
  public static func isObjectType(_ name: String) -> Bool {
    let name = objectiveCType(name)
    if ObjectiveCWords.valueTypes.contains(name) || ObjectiveCWords.arithmeticTypes.contains(name) {
      return false
    }
    let isConstant = nestedTypes.values.contains(name) && !Framework.hasClass(name)
    return !isConstant && name.first?.isUppercase == true
  }

  /// `UIControl.Event.touchUpInside` is `UIControlEventTouchUpInside`; nil when the type is
  /// unknown.
  public static func objectiveCConstant(_ path: String) -> String? {
    if let known = constants[path] { return known }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let (type, member) = (String(path[..<dot]), path[path.index(after: dot)...])
    if let prefix = prefixes[type] { return prefix + capitalized(String(member)) }
    guard member.hasSuffix("Notification") else { return nil }
    if type == "UIResponder" { return "UI" + capitalized(String(member)) }
    return type + capitalized(String(member))
  }

  /// The constants that `.touchUpInside` may be, where the type is not known.
  package static func objectiveCConstants(endingIn member: String) -> [String] {
    prefixTable.map { $0.1 + capitalized(member) }
      + constants.keys.sorted().filter { $0.hasSuffix("." + member) }.compactMap { constants[$0] }
  }

  /// `UIControlEventTouchUpInside` is `UIControl.Event.touchUpInside`; nil when it is unknown.
  public static func swiftConstant(_ name: String) -> String? {
    if let known = swiftConstants[name] { return known }
    for (type, prefix) in prefixTable where name.hasPrefix(prefix) && name != prefix {
      let member = String(name.dropFirst(prefix.count))
      if member.first?.isUppercase == true { return type + "." + uncapitalized(member) }
    }
    guard name.hasSuffix("Notification"), name.hasPrefix("UI") else { return nil }
    if name.hasPrefix("UIKeyboard") {
      return "UIResponder." + uncapitalized(String(name.dropFirst(2)))
    }
    for type in ["UIApplication", "UIDevice", "UIScreen"] where name.hasPrefix(type) {
      return type + "." + uncapitalized(String(name.dropFirst(type.count)))
    }
    return nil
  }

  private static let objectiveCTypes: [String: String] = [
    "String": "NSString", "DispatchQueue": "OS_dispatch_queue", "Substring": "NSString",
    "Character": "NSString", "Int": "NSInteger",
    "UInt": "NSUInteger", "Bool": "BOOL", "Double": "double", "Float": "float", "Void": "void",
    "Any": "id", "AnyObject": "id", "AnyClass": "Class", "Selector": "SEL", "Self": "instancetype",
    "Array": "NSArray", "Dictionary": "NSDictionary", "Set": "NSSet", "Data": "NSData",
    "Date": "NSDate", "URL": "NSURL", "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet",
    "NotificationCenter": "NSNotificationCenter", "Notification": "NSNotification",
    "UserDefaults": "NSUserDefaults", "Bundle": "NSBundle", "FileManager": "NSFileManager",
    "Timer": "NSTimer", "RunLoop": "NSRunLoop", "OperationQueue": "NSOperationQueue",
    "Operation": "NSOperation", "BlockOperation": "NSBlockOperation",
    "Thread": "NSThread", "ProcessInfo": "NSProcessInfo", "TimeInterval": "NSTimeInterval",
    "CharacterSet": "NSCharacterSet", "DateFormatter": "NSDateFormatter",
    "URLCache": "NSURLCache", "URLRequest": "NSURLRequest", "URLError": "NSURLError",
    "Notification.Name": "NSString",
    "NSNotification.Name": "NSString", "Error": "NSError", "URLSession": "NSURLSession",
    "URLSessionTask": "NSURLSessionTask", "URLSessionDataTask": "NSURLSessionDataTask",
    "Scanner": "NSScanner", "JSONSerialization": "NSJSONSerialization",
  ]

  private static let swiftTypes: [String: String] = {
    var types: [String: String] = [:]
    for (swift, objectiveC) in objectiveCTypes
    where !["Substring", "Character", "AnyObject"].contains(swift) && !swift.contains(".") {
      types[objectiveC] = swift
    }
    for (swift, objectiveC) in nestedTypes { types[objectiveC] = swift }
    return types
  }()

  /// Types that Swift nests in their class.
  private static let nestedTypes: [String: String] = [
    "UIControl.Event": "UIControlEvents", "UIControl.State": "UIControlState",
    "UITableView.Style": "UITableViewStyle", "UITableViewCell.CellStyle": "UITableViewCellStyle",
    "UIView.AnimationOptions": "UIViewAnimationOptions",
    "UIView.AutoresizingMask": "UIViewAutoresizing", "UIView.ContentMode": "UIViewContentMode",
    "UIBarButtonItem.Style": "UIBarButtonItemStyle",
    "UIBarButtonItem.SystemItem": "UIBarButtonSystemItem", "UIButton.ButtonType": "UIButtonType",
    "UIModalPresentationStyle": "UIModalPresentationStyle",
    "UIModalTransitionStyle": "UIModalTransitionStyle",
    "UIApplication.State": "UIApplicationState",
    "UITableView.RowAnimation": "UITableViewRowAnimation",
    "UIScene.ConnectionOptions": "UISceneConnectionOptions",
    "UISheetPresentationController.Detent": "UISheetPresentationControllerDetent",
    "UIButton.Configuration": "UIButtonConfiguration",
    "UIInterfaceOrientation": "UIInterfaceOrientation", "NSTextAlignment": "NSTextAlignment",
    "UIApplication.LaunchOptionsKey": "NSString", "NSCoder": "NSCoder",
  ].filter { $0.key != "NSCoder" && $0.value != "NSString" }

  /// Types of Swift with the prefix that their constants bear in Objective-C; longer prefixes
  /// first.
  private static let prefixTable: [(type: String, prefix: String)] = [
    ("UIInterfaceOrientationMask", "UIInterfaceOrientationMask"),
    ("UIInterfaceOrientation", "UIInterfaceOrientation"),
    ("UIPageViewController.TransitionStyle", "UIPageViewControllerTransitionStyle"),
    (
      "UIPageViewController.NavigationOrientation", "UIPageViewControllerNavigationOrientation"
    ),
    ("UIPageViewController.NavigationDirection", "UIPageViewControllerNavigationDirection"),
    ("UITableViewCell.CellStyle", "UITableViewCellStyle"),
    ("UITableViewCell.SelectionStyle", "UITableViewCellSelectionStyle"),
    ("UITableViewCell.AccessoryType", "UITableViewCellAccessory"),
    ("UITableViewCell.EditingStyle", "UITableViewCellEditingStyle"),
    ("UITableView.RowAnimation", "UITableViewRowAnimation"),
    ("UITableView.Style", "UITableViewStyle"), ("UIControl.Event", "UIControlEvent"),
    ("UIControl.State", "UIControlState"), ("UIModalTransitionStyle", "UIModalTransitionStyle"),
    ("UIModalPresentationStyle", "UIModalPresentation"),
    ("UIView.AnimationOptions", "UIViewAnimationOption"),
    ("UIView.AutoresizingMask", "UIViewAutoresizing"),
    ("UIView.ContentMode", "UIViewContentMode"),
    ("UIActivityIndicatorView.Style", "UIActivityIndicatorViewStyle"),
    ("NSLayoutConstraint.Axis", "UILayoutConstraintAxis"),
    ("UITextField.BorderStyle", "UITextBorderStyle"),
    ("UIBarButtonItem.SystemItem", "UIBarButtonSystemItem"),
    ("UIBarButtonItem.Style", "UIBarButtonItemStyle"), ("UIButton.ButtonType", "UIButtonType"),
    ("NSTextAlignment", "NSTextAlignment"), ("UIStatusBarStyle", "UIStatusBarStyle"),
    ("UIUserInterfaceIdiom", "UIUserInterfaceIdiom"),
    ("UIApplication.State", "UIApplicationState"), ("ComparisonResult", "NSOrdered"),
  ]

  private static let prefixes = Dictionary(
    uniqueKeysWithValues: prefixTable.map { ($0.type, $0.prefix) })

  private static let constants: [String: String] = [
    "CGRect.zero": "CGRectZero", "CGPoint.zero": "CGPointZero", "CGSize.zero": "CGSizeZero",
    "UIEdgeInsets.zero": "UIEdgeInsetsZero", "CGRect.null": "CGRectNull",
    "CGRect.infinite": "CGRectInfinite",
    "CGAffineTransform.identity": "CGAffineTransformIdentity",
    "UIView.AutoresizingMask.flexibleWidth": "UIViewAutoresizingFlexibleWidth",
    "NSAttributedString.Key.font": "NSFontAttributeName",
    "NSAttributedString.Key.foregroundColor": "NSForegroundColorAttributeName",
    "NSAttributedString.Key.backgroundColor": "NSBackgroundColorAttributeName",
    "NSAttributedString.Key.kern": "NSKernAttributeName",
    "NSAttributedString.Key.underlineStyle": "NSUnderlineStyleAttributeName",
    "DispatchQoS.QoSClass.background": "QOS_CLASS_BACKGROUND",
    "DispatchQoS.QoSClass.utility": "QOS_CLASS_UTILITY",
    "DispatchQoS.QoSClass.userInitiated": "QOS_CLASS_USER_INITIATED",
    "DispatchQoS.QoSClass.userInteractive": "QOS_CLASS_USER_INTERACTIVE",
    "String.Encoding.utf8": "NSUTF8StringEncoding",
    "FileManager.SearchPathDirectory.documentDirectory": "NSDocumentDirectory",
    "FileManager.SearchPathDirectory.cachesDirectory": "NSCachesDirectory",
    "FileManager.SearchPathDomainMask.userDomainMask": "NSUserDomainMask",
    "UITransitionContextViewControllerKey.from": "UITransitionContextFromViewControllerKey",
    "UITransitionContextViewControllerKey.to": "UITransitionContextToViewControllerKey",
    "UITransitionContextViewKey.from": "UITransitionContextFromViewKey",
    "UITransitionContextViewKey.to": "UITransitionContextToViewKey",
    "RunLoop.Mode.common": "NSRunLoopCommonModes", "RunLoop.Mode.default": "NSDefaultRunLoopMode",
    "UITableView.automaticDimension": "UITableViewAutomaticDimension",
    "Int.max": "NSIntegerMax", "Int.min": "NSIntegerMin", "UInt.max": "NSUIntegerMax",
  ]

  private static let swiftConstants: [String: String] = Dictionary(
    constants.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
}
