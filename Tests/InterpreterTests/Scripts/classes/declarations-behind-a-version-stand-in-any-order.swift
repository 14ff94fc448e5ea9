:ios 16.0
let late = Late()
window.rootViewController = late
class Late: Early {
  override func viewDidLoad() {
    super.viewDidLoad()
    more()
  }
}
class Early: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
}
extension Early {
  func setUp() {
    print("set up")  // prints: set up
  }
}
extension Late {
  func more() {
    print("more", helper(2))  // prints: more 4
  }
}
func helper(_ number: Int) -> Int { number * 2 }
