class Counter {
  var count = 0
  lazy var closure: () -> Void = { [unowned self] in self.count += 1 }
  func run() {
    closure()
    print(count)  // prints: 1
  }
}
Counter().run()
