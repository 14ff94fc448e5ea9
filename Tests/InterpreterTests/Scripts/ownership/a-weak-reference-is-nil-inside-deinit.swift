class Owner { var pet: Pet? ; deinit { print("owner") } }  // prints: owner
class Pet {
  weak var owner: Owner?
  deinit { print("pet", owner == nil) }  // prints: pet true
}
var owner: Owner? = Owner()
owner?.pet = Pet()
owner?.pet?.owner = owner
owner = nil
