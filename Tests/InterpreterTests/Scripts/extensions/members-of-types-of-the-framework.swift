extension UIColor { static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
extension CGFloat { static let gap: CGFloat = 8 }
let view = UIView()
view.backgroundColor = UIColor.brand
print(view.backgroundColor == .brand, CGFloat.gap)  // prints: true 8.0
view.layer.cornerRadius = .gap
print(view.layer.cornerRadius)  // prints: 8.0
