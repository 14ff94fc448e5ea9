class Resource { deinit { print("freed") } }  // prints: freed
struct Failed: Error { var code = 7 }
func work() throws {
  let r = Resource()
  print("working", r is Resource)  // prints: working true
  throw Failed()
}
do { try work() } catch let f as Failed { print("code", f.code) }  // prints: code 7
