class Lamp { deinit { print("freed") } }  // prints: freed
var lamp: Lamp? = Lamp()
var list = [lamp!]
lamp = nil
print(list.count)  // prints: 1
list.removeAll()
