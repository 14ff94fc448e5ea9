let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
view.layer.cornerRadius = 8
view.layer.masksToBounds = true
view.layer.borderColor = UIColor.red.cgColor
print(view.layer.cornerRadius, view.layer.bounds)  // prints: 8.0 (0.0, 0.0, 50.0, 20.0)
print(view.layer === view.layer)  // prints: true
