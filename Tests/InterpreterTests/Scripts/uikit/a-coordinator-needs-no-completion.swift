import UIKit
class Page: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in print("alongside") }  // prints: alongside
    coordinator.animate(alongsideTransition: { _ in print("labelled") })  // prints: labelled
    coordinator.animate(alongsideTransition: nil) { _ in print("done") }  // prints: done
  }
}
window.rootViewController = Page()
window.makeKeyAndVisible()
:rotate
