var a = [3, 1, 2]
a.append(7)
var b = a
b[0] = 100
b.insert(5, at: 1)
print(a, b)  // prints: [3, 1, 2, 7] [100, 5, 1, 2, 7]
print(a.count, a.isEmpty, a.first!, a.last!, a.contains(2), a.firstIndex(of: 7)!)  // prints: 4 false 3 7 true 3
print(a.sorted(), a[1...2], a.dropFirst(), a.prefix(2))  // prints: [1, 2, 3, 7] [1, 2] [1, 2, 7] [3, 1]
print(b.remove(at: 0), b.removeLast(), b)  // prints: 100 7 [5, 1, 2]
a += [8]
a.sort()
print(a, [1] + [2], [String]().isEmpty)  // prints: [1, 2, 3, 7, 8] [1, 2] true
for (i, x) in ["p", "q"].enumerated() { print(i, x) }  // prints: 0 p | 1 q
b.removeAll()
print(b, b.first == nil)  // prints: [] true
