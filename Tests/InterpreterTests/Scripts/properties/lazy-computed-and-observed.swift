class Model {
  lazy var text: String = { print("made"); return "lazy" }()  // prints: made
  var size = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue, size) } }  // prints: will 5 | did 1 5 | will 10 | did 5 10
  var double: Int { get { size * 2 } set { size = newValue / 2 } }
  private(set) var log: [String] = []
  func add(_ s: String) { log.append(s) }
}
let m = Model()
print("before")  // prints: before
print(m.text, m.text)  // prints: lazy lazy
m.size = 5
m.double = 20
print(m.double)  // prints: 20
m.add("a")
m.add("b")
print(m.log)  // prints: ["a", "b"]
