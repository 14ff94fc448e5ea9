struct Card {}
class Base {}
protocol Anybody {}
protocol Somebody: AnyObject {}
protocol Basic where Self: Base {}
class Holder {
  weak var basic: Basic?
  weak var both: (Anybody & Somebody)?
  weak var list: [Base]?  // error: weakValue
  weak var base: Base  // error: weakRequired
  unowned var card: Card  // error: weakValue
  unowned var anybody: Anybody  // error: weakUnbound
  unowned let owner: Base
  unowned var other: Base?
  init(owner: Base, card: Card, anybody: Anybody, base: Base) {
    (self.owner, self.card, self.anybody, self.base) = (owner, card, anybody, base)
  }
}
