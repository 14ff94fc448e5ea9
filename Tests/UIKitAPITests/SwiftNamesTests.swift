import Testing

@testable import UIKitAPI

struct SwiftNamesTests {
  @Test(arguments: [
    ("initWithNibName:bundle:", "init(nibName:bundle:)"), ("viewWillAppear:", "viewWillAppear(_:)"),
    ("presentViewController:animated:completion:", "present(_:animated:completion:)"),
    ("pushViewController:animated:", "pushViewController(_:animated:)"),
    ("addChildViewController:", "addChild(_:)"),
    ("willMoveToParentViewController:", "willMove(toParent:)"),
    ("didMoveToParentViewController:", "didMove(toParent:)"),
    ("removeFromParentViewController", "removeFromParent()"),
    ("prepareForSegue:sender:", "prepare(for:sender:)"), ("isKindOfClass:", "isKind(of:)"),
    ("tableView:cellForRowAtIndexPath:", "tableView(_:cellForRowAt:)"),
    // By rule:
    ("foo:", "foo(_:)"), ("fooWithBar:", "foo(bar:)"), ("moveTo:", "move(to:)"),
    ("initWithURL:", "init(url:)"),
    ("initWithTitle:count:", "init(title:count:)"), ("layout", "layout()"),
    ("updateForState:now:", "update(forState:now:)"),
    ("show:with:", "show(_:with:)"),
  ])
  func namesGoBothWays(_ selector: String, _ swift: String) {
    let name = SwiftNames.FullName(swift)
    #expect(SwiftNames.selector(base: name.base, labels: name.labels) == selector)
    #expect(SwiftNames.fullName(selector: selector) == name)
    #expect(SwiftNames.fullName(selector: selector).text == swift)
  }

  @Test func aMissingLabelIsAnUnderscore() {
    #expect(SwiftNames.selector(base: "addSubview", labels: [nil]) == "addSubview:")
    #expect(SwiftNames.selector(base: "addSubview", labels: ["_"]) == "addSubview:")
    #expect(SwiftNames.selector(fullName: "tap(_:)") == "tap:")
  }

  @Test(arguments: [("hidden", "isHidden"), ("parentViewController", "parent"), ("title", "title")])
  func propertiesGoBothWays(_ objectiveC: String, _ swift: String) {
    #expect(SwiftNames.objectiveCProperty(swift) == objectiveC)
    #expect(SwiftNames.swiftProperty(objectiveC) == swift)
  }

  @Test(arguments: [
    ("UIScreen", "main", "mainScreen"), ("UIApplication", "shared", "sharedApplication"),
    ("NotificationCenter", "default", "defaultCenter"), ("UIColor", "red", "redColor"),
  ])
  func factoriesGoBothWays(_ type: String, _ member: String, _ selector: String) {
    #expect(SwiftNames.factory(type: type, member: member) == selector)
    #expect(SwiftNames.member(type: SwiftNames.objectiveCType(type), factory: selector) == member)
  }

  @Test(arguments: [
    ("UIControl.Event.touchUpInside", "UIControlEventTouchUpInside"), ("CGRect.zero", "CGRectZero"),
    ("UIModalPresentationStyle.fullScreen", "UIModalPresentationFullScreen"),
    ("UIApplication.didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification"),
    ("UIResponder.keyboardWillShowNotification", "UIKeyboardWillShowNotification"),
    ("UIInterfaceOrientationMask.portrait", "UIInterfaceOrientationMaskPortrait"),
    ("UIView.AnimationOptions.curveEaseIn", "UIViewAnimationOptionCurveEaseIn"),
  ])
  func constantsGoBothWays(_ swift: String, _ objectiveC: String) {
    #expect(SwiftNames.objectiveCConstant(swift) == objectiveC)
    #expect(SwiftNames.swiftConstant(objectiveC) == swift)
  }

  @Test(arguments: [
    ("String", "NSString"), ("Int", "NSInteger"), ("UIView", "UIView"), ("Any", "id"),
  ])
  func typesGoBothWays(_ swift: String, _ objectiveC: String) {
    #expect(SwiftNames.objectiveCType(swift) == objectiveC)
    #expect(SwiftNames.swiftType(objectiveC) == swift)
  }
}
