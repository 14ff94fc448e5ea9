let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
outer.addSubview(inner)
outer.frame.size = CGSize(width: 200, height: 150)
print(inner.frame)  // prints: (10.0, 60.0, 180.0, 20.0)
