class Person: NSObject {
  @objc dynamic var name = "a"
  var watch: NSKeyValueObservation?
  func begin() {
    watch = observe(\.name, options: [.new]) { me, change in print(me.name, change.newValue ?? "") }  // prints: b b
    name = "b"
  }
}
let person = Person()
person.begin()
