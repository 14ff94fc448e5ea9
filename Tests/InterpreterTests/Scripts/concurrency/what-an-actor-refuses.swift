actor Cache {
  private(set) var items: [String] = []
  let limit = 3
  var count: Int { items.count }
  func add(_ item: String) {
    items.append(item)
    trim()
    Task { self.items.append("late") }
  }
  func trim() { if count > limit { items.removeFirst() } }
  func copy(from other: Cache) async { items = await other.items }
  func steal(from other: Cache) -> [String] { other.items }  // error: isolated
  nonisolated func label() -> String { "cache" }
  static func make() -> Cache { Cache() }
}
extension Cache {
  func clear() { items = [] }
  nonisolated var title: String { label() }
}
class Reader: UIViewController {
  let cache = Cache.make()
  override func viewDidLoad() {
    super.viewDidLoad()
    print(cache.limit, cache.label(), cache.title)
    cache.clear()  // error: isolated
    print(cache.count)  // error: isolated
    Task {
      await cache.add("a")
      _ = await cache.count
      async let count = cache.count
      _ = await count
      cache.trim()  // error: isolated
    }
  }
}
struct Holder { let cache: Cache; func read() -> Int { cache.count } }  // error: isolated
actor Counter { var value = 0 }
func set(_ counter: Counter) async { counter.value = 1 }  // error: isolated
func raise(_ counter: Counter) { counter.value += 1 }  // error: isolated
