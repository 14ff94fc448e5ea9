class Person { var friend: Person? }
var a: Person? = Person()  // leaks: a cycle a.friend -> b.friend -> a
var b: Person? = Person()  // leaks: b cycle b.friend -> a.friend -> b
a?.friend = b
b?.friend = a
a = nil
b = nil
