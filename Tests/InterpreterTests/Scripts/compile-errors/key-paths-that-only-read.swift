struct Person { var name = "a"; let id = 7 }
var person = Person()
let id = \Person.id
let name: KeyPath<Person, String> = \.name
person[keyPath: id] = 8  // error: readOnlyKeyPath
person[keyPath: name] = "b"  // error: readOnlyKeyPath
let fixed = Person()
fixed[keyPath: \.name] = "c"  // error: immutable
