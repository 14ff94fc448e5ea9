print("Straße".localizedCaseInsensitiveContains("STR"))  // prints: true
print("abc".localizedCaseInsensitiveContains("d"))  // prints: false
print("abc".localizedStandardContains("B"))  // prints: true
print("b".localizedStandardCompare("A") == .orderedDescending)  // prints: true
let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
print(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))  // prints: (2.0, 1.0, 94.0, 46.0)
