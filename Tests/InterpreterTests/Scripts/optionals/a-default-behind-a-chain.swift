class Person {
  var name: String
  var friend: Person?
  init(name: String) { self.name = name }
}
let ada = Person(name: "Ada")
ada.friend = Person(name: "Bo")
print(ada.friend?.name ?? "nobody", ada.friend?.friend?.name ?? "nobody")  // prints: Bo nobody
print(ada.friend?.name.count as Any)  // prints: Optional(2)
ada.friend?.friend?.name = "?"
print(ada.friend?.friend == nil)  // prints: true
