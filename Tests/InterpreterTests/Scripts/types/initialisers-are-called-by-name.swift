print(Int.init("3") ?? 0, CGFloat.init(2.5), Bool.init("true")!)  // prints: 3 2.5 true
print(CGRect.init(x: 0, y: 0, width: 5, height: 6).width)  // prints: 5.0
print(Double.init("3.5")!, String.init(5), CGSize.init(width: 1, height: 2).width)  // prints: 3.5 5 1.0
print(Array.init([1, 2]), Set.init([1]), [Int].init(repeating: 0, count: 2))  // prints: [1, 2] [1] [0, 0]
print(UIEdgeInsets.init(top: 1, left: 2, bottom: 3, right: 4).left)  // prints: 2.0
print(NSRange.init(location: 1, length: 2).length)  // prints: 2
print(Notification.Name.init("x").rawValue, Selector.init("tap") == Selector("tap"))  // prints: x true
print(Array<Int>.init().count, [String: Int].init().count)  // prints: 0 0
print(UIImage(named: "x").map(UIImageView.init) != nil)  // prints: true
print([UIColor.red].count, [UIImage()].map(UIImageView.init).count)  // prints: 1 1
print(Optional.some("x")!, Void())  // prints: x ()
print(TimeInterval.infinity, TimeInterval.pi > 3)  // prints: inf true
