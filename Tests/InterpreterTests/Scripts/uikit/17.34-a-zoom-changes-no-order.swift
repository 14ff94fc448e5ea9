class A: UIViewController {}
class B: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("comes", animated)  // prints: comes true | comes true | comes false
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("is here")  // prints: is here | is here | is here
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("is gone")  // prints: is gone | is gone | is gone
  }
  deinit { print("freed") }  // prints: freed
}
let a = A()
let nav = UINavigationController(rootViewController: a)
window.rootViewController = nav
let thumbnail = UIImageView()
var b: B? = B()
b!.preferredTransition = .zoom { context in
  print(context.zoomedViewController is B, context.sourceViewController === a)  // prints: true true | true true | true false | true false
  return thumbnail
}
nav.pushViewController(b!, animated: true)
:wait 1
nav.popViewController(animated: true)
:wait 1
a.present(b!, animated: true)
:wait 1
b!.dismiss(animated: true)
:wait 1
nav.pushViewController(b!, animated: false)
nav.popViewController(animated: false)
b = nil
let c = UIViewController()
c.preferredTransition = .crossDissolve()
a.present(c, animated: true) { print("over") }  // prints: over
