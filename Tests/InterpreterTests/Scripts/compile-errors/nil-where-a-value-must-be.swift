let view: UIView = nil  // error: nilValue
var text: String = nil  // error: nilValue
let nothing = nil  // error: nilWithoutType
let nav = UINavigationController(rootViewController: nil)  // error: nilValue
let maybe: UIView? = nil
var other: String! = nil
func name(_ text: String) -> String { text }
print(name(nil))  // error: nilValue
let pan = UIPanGestureRecognizer(target: nil, action: nil)
