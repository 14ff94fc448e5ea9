protocol Chooser: AnyObject {
  func item(_ name: String, at place: Int)
  func note(_ text: String)
}
final class List: Chooser {
  var item: String? = "x"
  var note: ((Int) -> Void)?
  func item(_ name: String, at place: Int) { print("called", name, place) }  // prints: called a 1 | called b 2
  func note(_ text: String) { print("noted", text) }  // prints: noted c
}
let list = List()
let chooser: Chooser = list
chooser.item("a", at: 1)
list.item("b", at: 2)
chooser.note("c")
