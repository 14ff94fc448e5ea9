var list = [1]
print(list.removeLast())  // prints: 1
print(list.removeLast())  // fails: Fatal error: Can't remove last element from an empty collection
