@propertyWrapper struct Usual<Value> {
  var wrappedValue: Value {
    print("\(Value.self)")  // prints: Int | String
    return (Value.self == Int.self ? 3 : "three") as! Value
  }
}
@propertyWrapper struct Kept<Value> {
  var kept: Value?
  init(wrappedValue: Value?) { kept = wrappedValue }
  var wrappedValue: Value? {
    get { kept }
    set { print("\(Value.self)", newValue as Any); kept = newValue }  // prints: Double Optional(1.5)
  }
}
class Note {
  @Usual var number: Int
  @Usual var text: String
  @Kept var place: Double?
}
let note = Note()
print(note.number)  // prints: 3
print(note.text)  // prints: three
note.place = 1.5
