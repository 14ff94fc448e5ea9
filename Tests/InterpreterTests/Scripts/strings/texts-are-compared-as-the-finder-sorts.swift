import Foundation
print("file10".localizedStandardCompare("file9") == .orderedDescending)  // prints: true
print("B".localizedStandardCompare("a") == .orderedDescending)  // prints: true
print(["f10", "f9", "F1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })  // prints: ["F1", "f9", "f10"]
print(String(localized: "Hello", comment: "A greeting"))  // prints: Hello
