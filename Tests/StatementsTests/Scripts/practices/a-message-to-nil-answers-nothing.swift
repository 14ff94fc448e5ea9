class Board: UIViewController {
  @IBOutlet var label: UILabel!
  func rename() { label?.text = "quiet"; print("still here") }  // prints: still here
  func renameByForce() { label.text = "loud" }
}
let board = Board()
board.rename()
board.renameByForce()  // fails: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
