import Combine
class Model { @Published var name = "one" }
let model = Model()
class Reader: UIViewController {
  var reading: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    reading = Task { for await name in model.$name.values { self.title = name } }
  }
  deinit { print("gone") }  // prints: gone
}
var reader: Reader? = Reader()
weak var known = reader
reader?.loadViewIfNeeded()
:wait 0.1
reader = nil
model.name = "two"
:wait 0.1
print(known?.title ?? "nil")  // prints: two
known?.reading?.cancel()
:wait 0.1
print(known == nil)  // prints: true
