class Box<T> {
  let value: T
  init(value: T) { self.value = value }
}
class Holder { lazy var box: Box<Int> = { .init(value: 3) }() }
print(Holder().box.value)  // prints: 3
