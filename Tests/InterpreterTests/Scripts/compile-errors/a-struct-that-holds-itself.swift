struct P { let x = P() }  // error: containsItself
struct Q { let x = (1, Q()) }  // error: containsItself
struct Node {
  var next: Node?  // error: containsItself
  var others: [Node] = []
}
struct A { var b: B }  // error: containsItself
struct B { var a: A? }  // error: containsItself
class Free { var free: Free? }
