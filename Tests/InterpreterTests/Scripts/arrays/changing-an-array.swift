var list = [1, 2, 3]
list.append(4)
list += [5]
list.insert(0, at: 0)
list.remove(at: 1)
print(list, list.removeLast(), list.removeFirst())  // prints: [0, 2, 3, 4, 5] 5 0
list.swapAt(0, 1)
list[0] = 9
print(list, list.popLast() as Any, list.count)  // prints: [9, 2, 4] Optional(4) 2
list.removeAll { $0 > 5 }
print(list.isEmpty, list)  // prints: false [2]
list.append(contentsOf: [7, 8, 9])
list.replaceSubrange(0...1, with: [1])
list.reverse()
print(list)  // prints: [9, 8, 1]
