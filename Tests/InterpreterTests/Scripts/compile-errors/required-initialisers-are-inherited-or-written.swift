class Base { required init(n: Int) {} }
class Lacking: Base {  // error: missingRequiredInitializer
  init(text: String) { super.init(n: 1) }
}
class Inheriting: Base { var x = 1 }
class Writing: Base {
  required init(n: Int) { super.init(n: n) }
  init(text: String) { super.init(n: 1) }
}
protocol Made { init() }
class Plain: Made {}  // error: initializerNotRequired
class Bare: Made {
  init() {}  // error: initializerNotRequired
}
final class Last: Made {}
class Good: Made { required init() {} }
class Below: Good {}
struct Value: Made {}
