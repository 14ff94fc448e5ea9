// What an update asks for comes in a further pass of the loop, before the statement goes on.
class Board: UIView {
  var drawn = 0, updated = 0
  override func draw(_ rect: CGRect) {
    drawn += 1
    if drawn < 3 { setNeedsDisplay() }
  }
  override func updateProperties() {
    super.updateProperties()
    updated += 1
    if updated < 3 { setNeedsUpdateProperties() }
  }
}
let board = Board()
let page = UIViewController()
page.view = board
window.rootViewController = page
do {
  board.drawn = 0
  board.setNeedsDisplay()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  print(board.drawn)  // prints: 3
}
do {
  board.updated = 0
  board.setNeedsUpdateProperties()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  print(board.updated)  // prints: 3
}
