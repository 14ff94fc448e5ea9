struct Broken: Error {}
func work(_ fails: Bool) throws -> Int {
  print("open")  // prints: open | open
  defer { print("close") }  // prints: close | close
  defer { print("flush") }  // prints: flush | flush
  if fails { throw Broken() }
  return 1
}
print(try work(false))  // prints: 1
do { _ = try work(true) } catch { print("caught") }  // prints: caught
