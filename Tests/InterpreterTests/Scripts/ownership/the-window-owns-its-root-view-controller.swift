class Home: UIViewController { deinit { print("home freed") } }  // prints: home freed
var home: Home? = Home()
window.rootViewController = home
:owners home  // owners: you, window
home = nil
print("shown")  // prints: shown
window.rootViewController = UIViewController()
