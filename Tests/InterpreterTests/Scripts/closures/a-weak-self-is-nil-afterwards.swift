class Loader {
  var name = "loader"
  func work() -> () -> Void {
    return { [weak self] in
      guard let self else {
        print("gone")  // prints: gone
        return
      }
      print(self.name)  // prints: loader
    }
  }
  deinit { print("deinit") }  // prints: deinit
}
var loader: Loader? = Loader()
let job = loader!.work()
job()
loader = nil
job()
