class Board: UIViewController {
  @IBOutlet var piece: UIView!
  @IBOutlet var name: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [piece!, name!] { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
  }
  @objc func tapped(_ tap: UITapGestureRecognizer) { print("tapped", tap.state == .ended) }  // prints: tapped true | tapped true
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began", touches.first!.view === piece) }  // prints: began true | began false | began false
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }  // prints: ended
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }  // prints: cancelled | cancelled
}
let board = Board()
window.rootViewController = board
:tap piece
print(board.piece.gestureRecognizers![0].state == .possible)  // prints: true
:tap name
board.name.isUserInteractionEnabled = true
:tap name
:tap view
