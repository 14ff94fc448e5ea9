class Lamp { deinit { print("freed") } }  // prints: freed
func use() {
  let lamp = Lamp()
  print(type(of: lamp))  // prints: Lamp
}
use()
print("next")  // prints: next
