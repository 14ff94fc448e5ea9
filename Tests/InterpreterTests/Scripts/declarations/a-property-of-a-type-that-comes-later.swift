struct Outer {
  var inner = Inner()
  let count = limit()
}
print(Outer().inner.text.count, Outer().count + 1)  // prints: 3 4
struct Inner { let text = Names.short }
enum Names { static let short = "abc" }
func limit() -> Int { 3 }
