class Base: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    print(total, Base.word, point.doubled)  // prints: 3 word 4
  }
  let point = Point(x: 2)
}
struct Point {
  var x: Int
  var doubled: Int { twice(x) }
}
extension Point { func twice(_ number: Int) -> Int { number * 2 } }
extension Base {
  func setUp() { helper() }
  var total: Int { 3 }
  static let word = "word"
}
func helper() { print("set up") }  // prints: set up
window.rootViewController = Base()
