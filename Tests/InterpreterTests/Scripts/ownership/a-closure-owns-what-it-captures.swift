class Lamp { deinit { print("freed") } }  // prints: freed
var action: (() -> Void)?
func set() {
  let lamp = Lamp()
  action = { print(lamp === lamp) }  // prints: true
}
set()
:owners Lamp#1  // owners: closure of line 5, which captures lamp
action?()
action = nil
