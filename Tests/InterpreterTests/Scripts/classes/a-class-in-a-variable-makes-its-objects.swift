class Screen: UIViewController {}
let type: UIViewController.Type = Screen.self
let screen = type.init()
print(screen is Screen, type.init(nibName: nil, bundle: nil) is Screen)  // prints: true true
struct Maker {
  let type: UIViewController.Type
  func make() -> UIViewController { type.init() }
}
print(Maker(type: UINavigationController.self).make() is UINavigationController)  // prints: true
