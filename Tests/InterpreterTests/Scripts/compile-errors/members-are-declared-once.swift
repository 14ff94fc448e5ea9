class Twice: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}  // error: invalidRedeclaration
  var count = 1
  var count = 2  // error: invalidRedeclaration
  static var count = 3
  func take(_ number: Int) {}
  func take(_ text: String) {}
  func take(number: Int) {}
  func take(_ number: Int) -> Int { 1 }
  func take(_ number: Int) {}  // error: invalidRedeclaration
}
enum State {
  case on, off
  case on  // error: invalidRedeclaration
}
