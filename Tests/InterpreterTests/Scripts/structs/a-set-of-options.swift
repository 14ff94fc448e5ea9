struct Style: OptionSet {
  let rawValue: Int
  static let bold = Style(rawValue: 1)
  static let italic = Style(rawValue: 1 << 1)
  static let both: Style = [.bold, .italic]
}
var style: Style = [.bold]
print(style.contains(.bold), style.contains(.italic))  // prints: true false
style.insert(.italic)
print(style.rawValue, style.contains(.both))  // prints: 3 true
style.remove(.bold)
print(style.isEmpty, style.union([.bold]).rawValue)  // prints: false 3
style = []
print(style.isEmpty)  // prints: true
