struct Options: OptionSet {
  let rawValue: Int
  static let a = Options(rawValue: 1)
  static let b = Options(rawValue: 2)
  static let c = Options(rawValue: 4)
  static let all: Options = [.a, .b, .c]
}
var options: Options = [.a, .b]
options.remove(.a)
options.insert(.c)
print(options.rawValue, options.symmetricDifference(.all).rawValue)  // prints: 6 1
options.update(with: .a)
print(options == .all)  // prints: true
