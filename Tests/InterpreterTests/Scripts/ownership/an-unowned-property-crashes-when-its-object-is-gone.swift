class Owner { let name = "Ann" }
class Card {
  unowned let owner: Owner
  init(owner: Owner) { self.owner = owner }
}
var owner: Owner? = Owner()
let card = Card(owner: owner!)
:owners owner  // owners: you
print(card.owner.name)  // prints: Ann
owner = nil
print(card.owner.name)  // zombie: owner freed in line 10 by variable owner
