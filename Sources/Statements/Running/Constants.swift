import Simulator

/// The constants of C, Foundation and UIKit that scripts name.
enum Constants {
  static func value(of name: String) -> Value? { values[name] }

  private static let values: [String: Value] = [
    "CGRectZero": .rect(Rect()), "CGPointZero": .point(Point()), "CGSizeZero": .size(Size()),
    "NSNotFound": .int(.max), "NSIntegerMax": .int(.max), "NSIntegerMin": .int(.min),
    "NSUIntegerMax": .int(.max), "INT_MAX": .int(Int(Int32.max)), "INT_MIN": .int(Int(Int32.min)),
    "DISPATCH_TIME_NOW": .int(0), "NSEC_PER_SEC": .int(1_000_000_000),
    "NSEC_PER_MSEC": .int(1_000_000), "NSEC_PER_USEC": .int(1_000),
    "M_PI": .real(.pi), "CGFLOAT_MAX": .real(.greatestFiniteMagnitude),
    "FLT_MAX": .real(Double(Float.greatestFiniteMagnitude)),
    "DBL_MAX": .real(.greatestFiniteMagnitude),
    "UITableViewStylePlain": .int(0), "UITableViewStyleGrouped": .int(1),
    "UIControlStateNormal": .int(0), "UIControlEventTouchUpInside": .int(64),
    "UIControlEventValueChanged": .int(4096), "UIControlEventEditingChanged": .int(131_072),
    "UIButtonTypeCustom": .int(0), "UIButtonTypeSystem": .int(1),
    "UIButtonTypeRoundedRect": .int(1), "UIViewAutoresizingNone": .int(0),
    "UIViewAutoresizingFlexibleWidth": .int(2), "UIViewAutoresizingFlexibleHeight": .int(16),
    "UIModalPresentationFullScreen": .int(0), "UIModalPresentationPageSheet": .int(1),
    "UIModalPresentationFormSheet": .int(2), "UIModalPresentationOverFullScreen": .int(5),
    "UIModalPresentationOverCurrentContext": .int(6), "UIModalPresentationPopover": .int(7),
    "UIModalPresentationAutomatic": .int(-2), "UIModalPresentationCurrentContext": .int(3),
    "UIModalTransitionStyleCoverVertical": .int(0),
    "UIModalTransitionStyleFlipHorizontal": .int(1), "UIModalTransitionStyleCrossDissolve": .int(2),
    "NSUTF8StringEncoding": .int(4), "NSOrderedSame": .int(0), "NSOrderedAscending": .int(-1),
    "NSOrderedDescending": .int(1), "UIViewContentModeCenter": .int(4),
    "UIViewContentModeScaleAspectFit": .int(1), "UIViewContentModeScaleAspectFill": .int(2),
    "UIApplicationDidReceiveMemoryWarningNotification":
      .string("UIApplicationDidReceiveMemoryWarningNotification"),
    "UIApplicationDidEnterBackgroundNotification":
      .string("UIApplicationDidEnterBackgroundNotification"),
    "UIApplicationWillEnterForegroundNotification":
      .string("UIApplicationWillEnterForegroundNotification"),
    "UIApplicationDidBecomeActiveNotification":
      .string("UIApplicationDidBecomeActiveNotification"),
    "UIApplicationWillResignActiveNotification":
      .string("UIApplicationWillResignActiveNotification"),
    "UIKeyboardWillShowNotification": .string("UIKeyboardWillShowNotification"),
    "UIKeyboardWillHideNotification": .string("UIKeyboardWillHideNotification"),
    "UITableViewCellStyleDefault": .int(0), "UITableViewCellStyleSubtitle": .int(3),
    "UITableViewCellStyleValue1": .int(1), "UITableViewCellAccessoryNone": .int(0),
    "UITableViewCellAccessoryDisclosureIndicator": .int(1),
    "UIBarButtonItemStylePlain": .int(0), "UIBarButtonItemStyleDone": .int(2),
    "UIBarButtonItemStyleBordered": .int(1), "UIBarButtonSystemItemAdd": .int(4),
    "UIBarButtonSystemItemDone": .int(0), "UIBarButtonSystemItemCancel": .int(1),
    "UIBarButtonSystemItemEdit": .int(2), "UIBarButtonSystemItemSave": .int(3),
    "UIBarButtonSystemItemRefresh": .int(13), "NSTextAlignmentCenter": .int(1),
    "NSTextAlignmentLeft": .int(0), "UITextAlignmentCenter": .int(1),
    "UITextAlignmentLeft": .int(0),
    "NSInvalidArgumentException": .string("NSInvalidArgumentException"),
    "NSInternalInconsistencyException": .string("NSInternalInconsistencyException"),
    "NSRangeException": .string("NSRangeException"),
    "NSGenericException": .string("NSGenericException"),
    "NSDefaultRunLoopMode": .string("kCFRunLoopDefaultMode"),
    "NSRunLoopCommonModes": .string("kCFRunLoopCommonModes"),
    "DISPATCH_QUEUE_PRIORITY_DEFAULT": .int(0), "DISPATCH_QUEUE_PRIORITY_HIGH": .int(2),
    "DISPATCH_QUEUE_PRIORITY_LOW": .int(-2), "DISPATCH_QUEUE_PRIORITY_BACKGROUND": .int(-32768),
    "QOS_CLASS_BACKGROUND": .int(9), "QOS_CLASS_UTILITY": .int(17),
    "QOS_CLASS_USER_INITIATED": .int(25), "QOS_CLASS_USER_INTERACTIVE": .int(33),
    "NSDocumentDirectory": .int(9), "NSCachesDirectory": .int(13), "NSUserDomainMask": .int(1),
    "CGRectNull": .rect(Rect(x: .infinity, y: .infinity, width: 0, height: 0)),
    "UISegmentedControlNoSegment": .int(-1), "UILayoutConstraintAxisHorizontal": .int(0),
    "UILayoutConstraintAxisVertical": .int(1), "UIUserInterfaceIdiomPhone": .int(0),
    "UIUserInterfaceIdiomPad": .int(1), "UIActivityIndicatorViewStyleWhiteLarge": .int(0),
    "UIActivityIndicatorViewStyleWhite": .int(1), "UIActivityIndicatorViewStyleGray": .int(2),
    "UIActivityIndicatorViewStyleMedium": .int(100),
    "UIActivityIndicatorViewStyleLarge": .int(101), "UITextBorderStyleNone": .int(0),
    "UITextBorderStyleRoundedRect": .int(3), "UIControlStateHighlighted": .int(1),
    "UIControlStateDisabled": .int(2), "UIControlStateSelected": .int(4),
  ]
}
