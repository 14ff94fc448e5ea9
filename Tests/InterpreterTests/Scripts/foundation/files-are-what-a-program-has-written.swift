import Foundation
let files = FileManager.default
let documents = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
print(files.fileExists(atPath: documents.path), files.fileExists(atPath: NSTemporaryDirectory()))  // prints: true true
let note = documents.appendingPathComponent("note 1.txt")
print(files.fileExists(atPath: note.path), files.fileExists(atPath: "/nowhere/x"))  // prints: false false
do { _ = try String(contentsOf: note, encoding: .utf8) } catch { print(error.localizedDescription) }  // prints: The file “note 1.txt” couldn’t be opened because there is no such file.
try "hello".write(to: note, atomically: true, encoding: .utf8)
print(files.fileExists(atPath: note.path), try String(contentsOf: note, encoding: .utf8))  // prints: true hello
print(try Data(contentsOf: note).count, try files.contentsOfDirectory(atPath: documents.path))  // prints: 5 ["note 1.txt"]
let folder = documents.appendingPathComponent("a/b")
do { try Data([1]).write(to: folder.appendingPathComponent("c")) } catch { print((error as NSError).code) }  // prints: 4
try files.createDirectory(at: folder, withIntermediateDirectories: true)
try files.moveItem(at: note, to: folder.appendingPathComponent("c"))
var isFolder: ObjCBool = false
print(files.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue)  // prints: true true
print(files.fileExists(atPath: note.path), try files.attributesOfItem(atPath: folder.path + "/c")[.size] as? Int ?? 0)  // prints: false 5
try files.removeItem(at: documents.appendingPathComponent("a"))
print(files.fileExists(atPath: folder.path), (try? files.removeItem(at: note)) == nil)  // prints: false true
do { try files.removeItem(at: note) } catch { print(error.localizedDescription) }  // prints: “note 1.txt” couldn’t be removed.
print(Bundle.main.path(forResource: "x", ofType: "json") != nil)  // prints: true
