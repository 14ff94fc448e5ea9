var red: CGFloat = 0
var green: CGFloat = 0
var blue: CGFloat = 0
var alpha: CGFloat = 0
print(UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))  // prints: true
print(red, green, blue, alpha)  // prints: 0.5 0.25 1.0 0.5
print(UIColor.red.getWhite(&red, alpha: &alpha), UIColor.white.getRed(&red, green: nil, blue: nil, alpha: nil))  // prints: false true
let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
  UIColor.red.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
}
print(image.size)  // prints: (30.0, 20.0)
