class A: UIViewController { override func viewDidLoad() -> Int { 3 } }  // error: nothingToOverride
class B: UIViewController { override private func viewDidLoad() {} }  // error: lessAccessibleOverride
class C: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle = .lightContent  // error: storedOverride
}
class D: UIViewController { override func viewWillAppear(_ animated: Int) {} }  // error: nothingToOverride
class E: UIViewController {
  override var prefersStatusBarHidden: Int { 3 }  // error: overrideOfType
}
class F: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func motionBegan(_ motion: Int, with event: UIEvent?) {}  // error: notSimulatedHere
}
struct S {}
class G: S {}  // error: inheritsFromValue
