let (one, other) = (UIView(), UIView())
let tie = one.topAnchor.constraint(equalTo: other.topAnchor)
print(tie.isActive, tie.constant)  // prints: false 0.0
tie.isActive = true  // fails: NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x600000000100 "UIView:0x600000000100.top"> and <NSLayoutYAxisAnchor:0x600000000120 "UIView:0x600000000120.top"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
