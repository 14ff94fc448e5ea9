class Owner {
  var pet: Pet?
  deinit { print("owner gone") }  // prints: owner gone
}
class Pet {
  weak var owner: Owner?
  unowned let maker: Owner
  init(owner: Owner, maker: Owner) { self.owner = owner; self.maker = maker }
}
let maker = Owner()
var owner: Owner? = Owner()
let pet = Pet(owner: owner!, maker: maker)
owner!.pet = pet
print(pet.owner != nil)  // prints: true
owner = nil
print(pet.owner == nil, pet.maker === maker)  // prints: true true
