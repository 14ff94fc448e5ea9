print(UIView.ContentMode.top)  // prints: UIViewContentMode
print(UIView.AutoresizingMask.flexibleWidth)  // prints: UIViewAutoresizing(rawValue: 2)
print(NSAttributedString.Key.font, UILayoutPriority.required)  // prints: NSAttributedStringKey(_rawValue: NSFont) UILayoutPriority(rawValue: 1000.0)
let key: NSAttributedString.Key? = .font
print(key as Any)  // prints: Optional(__C.NSAttributedStringKey(_rawValue: NSFont))
print(UIView.ContentMode.top.rawValue)  // prints: 5
