class Badge: UIView {
  let count: Int
  init(count: Int) {
    super.init(frame: .zero)  // error: uninitializedAtSuper
    self.count = count
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }  // error: uninitializedAtSuper
}
class Empty {
  var x: Int
  init() {}  // error: uninitializedAtEnd
}
class Screen: UIViewController {
  let items: [String]
  init() { items = [] }  // error: superInitNotCalled
  required init?(coder: NSCoder) { nil }
}
struct Pair {
  var x: Int
  var y: Int?
  let z: Int
  init(x: Int) {
    self.x = x
    if x > 0 {
      z = 1
    } else {
      return  // error: uninitializedAtEnd
    }
  }
  init() { self.init(x: 1) }
  init(z: Int) {
    (x, self.z) = (1, z)
    self.z = 2  // error: initializedTwice
  }
}
class Right: UIViewController {
  let items: [String]
  let count: Int
  var delegate: AnyObject?
  lazy var label = UILabel()
  init(_ items: [String]) throws {
    self.items = items
    if items.isEmpty { count = 0 } else { count = items.count }
    super.init(nibName: nil, bundle: nil)
  }
  convenience init(one: String) throws { try self.init([one]) }
  required init?(coder: NSCoder) { fatalError() }
}
