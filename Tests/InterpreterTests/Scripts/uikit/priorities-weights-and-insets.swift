let label = UILabel()
label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
print(label.contentHuggingPriority(for: .horizontal).rawValue)  // prints: 750.0
let height = label.heightAnchor.constraint(equalToConstant: 20)
height.priority = .defaultHigh - 1
print(height.priority.rawValue, height.priority < .required)  // prints: 749.0 true
height.priority = UILayoutPriority(height.priority.rawValue + 2)
print(height.priority.rawValue)  // prints: 751.0
print(UIFont.Weight.bold.rawValue, UIFont.TextStyle.body.rawValue)  // prints: 0.4 UICTFontTextStyleBody
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(insets)  // prints: UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)
print(UIEdgeInsets() == .zero, insets == .zero)  // prints: true false
let moved = CGAffineTransform.identity.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2)
print(moved.tx, moved.a, moved.isIdentity)  // prints: 1.0 2.0 false
print(moved.inverted().concatenating(moved).isIdentity)  // prints: true
print(label.transform == .identity)  // prints: true
var options: NSKeyValueObservingOptions = [.new]
options.insert(.old)
options.remove(.new)
print(options == .old)  // prints: true
let tint = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
print(tint.resolvedColor(with: .current) == .black)  // prints: true
