import Foundation
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("letters")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let file = folder.appendingPathComponent("a.txt")
try "hey".write(to: file, atomically: true, encoding: .utf8)
print(try String(contentsOf: file), try String(contentsOfFile: file.path))  // prints: hey hey
do {
  try "x".write(to: folder, atomically: true, encoding: .utf8)
} catch {
  print((error as NSError).domain, (error as NSError).code)  // prints: NSCocoaErrorDomain 512
}
let around = folder.appendingPathComponent("../letters/./a.txt")
print(FileManager.default.fileExists(atPath: around.path))  // prints: true
print(try String(contentsOf: around, encoding: .utf8))  // prints: hey
print(around.standardizedFileURL.path == file.path, around.standardized.path == file.path)  // prints: true true
print(("/a/b/../c" as NSString).standardizingPath, ("/a/./b/" as NSString).standardizingPath)  // prints: /a/c /a/b
