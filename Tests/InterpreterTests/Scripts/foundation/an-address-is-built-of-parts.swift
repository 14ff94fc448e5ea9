import Foundation
let base = URL(string: "https://example.com/v1/?key=2")!
print(base.appendingPathComponent("users"))  // prints: https://example.com/v1/users?key=2
let list = URL(string: "https://example.com/v1")!
print(list.appendingPathComponent("a b"))  // prints: https://example.com/v1/a%20b
print(list.appendingPathComponent("users", isDirectory: true))  // prints: https://example.com/v1/users/
let file = URL(fileURLWithPath: "/tmp").appendingPathComponent("cat").appendingPathExtension("png")
print(file.path, file.pathExtension)  // prints: /tmp/cat.png png
print(file.deletingPathExtension().lastPathComponent)  // prints: cat
print(file.deletingLastPathComponent())  // prints: file:///tmp/
