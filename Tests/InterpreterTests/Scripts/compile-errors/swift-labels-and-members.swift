class C: UIViewController {
  var name: String?
  let fixed = 1
  func two(_ a: Int, by b: Int = 1, to c: Int) {}
}
func free(x: Int) {}
let a = C()
a.nam  // error: noMember
a.two(1)  // error: missingArgument
a.two(1, 2, to: 3)  // error: wrongLabels
a.two(1, by: 2, to: 3, f: 4)  // error: extraArgument
a.two(1, to: 3)
a.name.count  // error: notUnwrapped
a.name?.count
a.fixed = 2  // error: immutable
free(1)  // error: wrongLabels
free()  // error: missingArgument
foo  // error: notInScope
a.presnt()  // error: noMember
var q: Quux  // error: typeNotInScope
C.shared  // error: noMember
