@propertyWrapper class Shared<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Kept {
  static var kept = 1
  var wrappedValue: Int {
    get { Kept.kept }
    nonmutating set { Kept.kept = newValue }
  }
}
struct Holder {
  @Shared var count = 1
  @Kept var number
  func grow() { count += 1 }
}
let holder = Holder()
let other = holder
holder.count = 9
holder.grow()
holder.number = 5
print(other.count, other.number)  // prints: 10 5
