var list = [1, 2, 3, 4, 5]
list[1...2] = [9]
print(list)  // prints: [1, 9, 4, 5]
list[..<1] = [7, 8]
print(list)  // prints: [7, 8, 9, 4, 5]
list[3...] = []
print(list)  // prints: [7, 8, 9]
struct Box { var items = [1, 2, 3] }
var box = Box()
box.items[0..<2] = [5]
print(box.items)  // prints: [5, 3]
