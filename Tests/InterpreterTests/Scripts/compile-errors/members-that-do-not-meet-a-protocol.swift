protocol Counter { var count: Int { get set } }
struct Fixed: Counter { let count = 1 }  // error: nonconforming
struct Computed: Counter { var count: Int { 1 } }  // error: nonconforming
struct Stored: Counter { var count = 1 }
struct Both: Counter {
  var count: Int {
    get { 1 }
    set {}
  }
}
protocol Reader { var count: Int { get } }
struct Constant: Reader { let count = 1 }
struct Text: Reader { let count = "1" }  // error: nonconforming
protocol Shared { static var shared: Int { get } }
struct Lone: Shared {}  // error: nonconforming
struct Common: Shared { static let shared = 1 }
protocol Taker { func take(_ x: Int) -> Int }
struct Wrong: Taker { func take(_ x: String) -> Int { 1 } }  // error: nonconforming
struct Other: Taker { func take(_ x: Int) -> String { "" } }  // error: nonconforming
struct Throwing: Taker { func take(_ x: Int) throws -> Int { 1 } }  // error: nonconforming
struct Several: Taker {
  func take(_ x: String) -> Int { 1 }
  func take(_ x: Int) -> Int { 1 }
}
protocol Holder { associatedtype Item; func put(_ item: Item) }
struct Texts: Holder { func put(_ item: String) {} }
