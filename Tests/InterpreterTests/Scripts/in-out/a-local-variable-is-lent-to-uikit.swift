import UIKit
func parts(of color: UIColor) -> [CGFloat] {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  return color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ? [red, green, blue, alpha] : []
}
print(parts(of: .red))  // prints: [1.0, 0.0, 0.0, 1.0]
func hue(of color: UIColor) -> CGFloat {
  var hue: CGFloat = 0
  var saturation: CGFloat = 0
  var brightness: CGFloat = 0
  color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
  print(saturation, brightness)  // prints: 1.0 1.0
  return hue
}
print(hue(of: .green) * 360)  // prints: 120.0
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
print(isFolder("/"))  // prints: true
