class Base {
  var size = 1
  var name: String? { didSet { print("base") } }  // prints: base
}
class Watching: Base {
  override var size: Int { didSet { print(oldValue, size) } }  // prints: 1 3 | 3 4
  override var name: String? {
    willSet(given) { print("will", given ?? "none") }  // prints: will a
    didSet { print("did", name ?? "none") }  // prints: did a
  }
}
let watching = Watching()
watching.size = 3
watching.size += 1
watching.name = "a"
let base: Base = watching
print(base.size)  // prints: 4
