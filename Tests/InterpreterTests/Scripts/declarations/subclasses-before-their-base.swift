print(Third().chain)  // prints: third second first base
class Third: Second { override var chain: String { "third " + super.chain } }
class Second: First { override var chain: String { "second " + super.chain } }
class First: Base { override var chain: String { "first " + super.chain } }
class Base { var chain: String { "base" } }
