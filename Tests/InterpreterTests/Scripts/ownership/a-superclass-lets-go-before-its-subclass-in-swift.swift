class Lamp {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print(name) }  // prints: hall | attic
}
class House {
  let hall = Lamp("hall")
  deinit { print("house") }  // prints: house
}
class Villa: House {
  let attic = Lamp("attic")
  deinit { print("villa") }  // prints: villa
}
var villa: Villa? = Villa()
villa = nil
