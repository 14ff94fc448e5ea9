class Lamp { deinit { print("freed") } }  // prints: freed
func use() {
  defer { print("deferred") }  // prints: deferred
  let lamp = Lamp()
  print(lamp === lamp)  // prints: true
}
use()
