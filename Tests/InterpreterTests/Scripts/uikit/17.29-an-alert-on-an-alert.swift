class A: UIViewController {}
let a = A()
window.rootViewController = a
let one = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
let two = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
one.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("one") })  // prints: one
two.addAction(UIAlertAction(title: "Yes", style: .default) { _ in print("two", one.presentedViewController == nil) })  // prints: two true
a.present(one, animated: true)
a.present(two, animated: true) { print("never") }
print(a.presentedViewController === one, two.presentingViewController == nil)  // prints: true true
one.present(two, animated: true) { print("up") }  // prints: up
print(one.presentedViewController === two, a.presentedViewController === one)  // prints: true true
:tap "Yes"
print(a.presentedViewController === one)  // prints: true
:tap "OK"
print(a.presentedViewController == nil)  // prints: true
