final class Store { var number = 1 }
struct Handle {
  let store = Store()
  var number: Int {
    get { store.number }
    nonmutating set { store.number = newValue }
  }
  func raise() { number += 1 }
}
let handle = Handle()
handle.number = 8
print(handle.number)  // prints: 8
handle.raise()
let other = handle
other.number += 1
print(handle.number)  // prints: 10
