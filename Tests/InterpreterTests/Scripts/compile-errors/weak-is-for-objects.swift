struct Card {}
class Holder {
  weak var text: String?  // error: weakValue
  weak var card: Card?  // error: weakValue
  weak var number: Int?  // error: weakValue
  weak var view: UIView?
  weak var other: Holder?
}
