class Base { init(size: Int) {} }
class Next: Base {
  var name: String
  init(name: String) { self.name = name }  // error: superInitNotCalled
}
class Good: Base {
  var name: String
  init(name: String) { self.name = name; super.init(size: 1) }
}
class Plain { init(size: Int = 1) {} }
class Below: Plain {
  var name: String
  init(name: String) { self.name = name }
}
