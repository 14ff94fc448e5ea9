class Loader: UIViewController {
  enum State { case idle, loading(Int), done([String]), failed(message: String) }
  var state: State = .idle { didSet { show() } }
  func show() {
    switch state {
    case .idle: print("idle")
    case .loading(let percent): print("loading \(percent)")  // prints: loading 5
    case .done(let items) where items.isEmpty: print("empty")  // prints: empty
    case .done(let items): print(items.joined(separator: ", "))  // prints: a, b
    case .failed(let message): print("failed:", message)  // prints: failed: offline
    }
  }
}
let l = Loader()
l.state = .loading(5)
l.state = .done([])
l.state = .done(["a", "b"])
l.state = .failed(message: "offline")
