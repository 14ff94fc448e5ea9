class Lamp { deinit { print("lamp") } }  // prints: lamp
class Box {
  let lamp = Lamp()
  deinit { print("box") }  // prints: box
}
var box: Box? = Box()
box = nil
