class Board: UIViewController {
  @IBOutlet var label: UILabel!
  func rename() { label?.text = "quiet"; print("still here") }  // prints: still here
  func renameByForce() { label.text = "loud" }  // fails: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
}
let board = Board()
board.rename()
board.renameByForce()
