protocol Playable { func play() }
struct Song {}
struct Film: Playable { func play() {} }
func show(_ item: Playable) {}
func start<T: Playable>(_ item: T) {}
show(Song())  // error: lacksConformance
start(Song())  // error: unmet
let one: Playable = Song()  // error: lacksConformance
let two: any Playable = Film()
let list: [any Playable] = [Song(), Film()]  // error: mismatch
protocol PageDelegate: AnyObject {}
class Page { weak var delegate: PageDelegate? }
class Owner: UIViewController {
  let page = Page()
  func set() { page.delegate = self }  // error: mismatch
}
class Helper: PageDelegate {
  let page = Page()
  func set() { page.delegate = self }
}
struct Maker {
  func use<T: Playable>(_ item: T) {}
  static func make<T: Playable & Equatable>(item: T) {}
}
Maker().use(Song())  // error: unmet
Maker.make(item: Film())  // error: unmet
start(Film())
