func width(x: Int, y: Int = 2) -> Int { x + y }
func width(x: Int) -> Int { x }
struct View {
  init(_ a: Int, b: Int = 0) { print("two") }
  init(_ a: Int) { print("one") }  // prints: one
  func show(_ s: String, o: Int = 1) { print("long") }  // prints: long
  func show(_ s: String) { print("short") }  // prints: short
}
print(width(x: 1), width(x: 1, y: 5))  // prints: 1 6
let view = View(1)
view.show("")
view.show("", o: 2)
