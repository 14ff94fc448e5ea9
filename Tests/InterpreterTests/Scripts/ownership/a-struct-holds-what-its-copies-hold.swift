class Lamp { deinit { print("freed") } }  // prints: freed
struct Room { var lamp: Lamp? }
var room = Room(lamp: Lamp())
var copy = room
room.lamp = nil
print("still lit")  // prints: still lit
copy.lamp = nil
