let view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
view?.frame = .zero
print(view!.frame)  // prints: (0.0, 0.0, 0.0, 0.0)
view?.bounds.size = .init(width: 5, height: 6)
print(view!.bounds.size)  // prints: (5.0, 6.0)
let frame = CGRect(origin: .zero, size: .init(width: 1, height: 1))
print(frame, CGRect.null.isInfinite, CGRect.infinite.isInfinite)  // prints: (0.0, 0.0, 1.0, 1.0) false true
let none: CGFloat = .nan
print(none.isNaN)  // prints: true
