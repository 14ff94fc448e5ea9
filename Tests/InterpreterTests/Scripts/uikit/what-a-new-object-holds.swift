let view = UIView()
print(UILabel().isUserInteractionEnabled, UIImageView().isUserInteractionEnabled, view.isUserInteractionEnabled)  // prints: false false true
print(view.autoresizesSubviews, view.clearsContextBeforeDrawing, view.contentScaleFactor == UIScreen.main.scale)  // prints: true true true
print(view.tintColor == UIColor.systemBlue, view.clipsToBounds, view.autoresizingMask.rawValue)  // prints: true false 0
let scroll = UIScrollView()
print(scroll.clipsToBounds, scroll.scrollsToTop, scroll.delaysContentTouches, scroll.canCancelContentTouches)  // prints: true true true true
let table = UITableView()
print(table.clipsToBounds, table.allowsSelection, table.separatorStyle == .singleLine)  // prints: true true true
let page = UIViewController()
print(page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight], page.edgesForExtendedLayout == .all)  // prints: true true
print(page.automaticallyAdjustsScrollViewInsets, page.extendedLayoutIncludesOpaqueBars)  // prints: true false
print(UINavigationController().navigationBar.isTranslucent, UITabBarController().viewControllers as Any)  // prints: true nil
let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
print(other.isHidden)  // prints: true
other.isHidden = false
print(other.isHidden, UITextField().text as Any, UISwitch().frame.size.width > 50)  // prints: false Optional("") true
let parent = UIView()
parent.tintColor = .red
parent.addSubview(view)
print(view.tintColor == .red)  // prints: true
