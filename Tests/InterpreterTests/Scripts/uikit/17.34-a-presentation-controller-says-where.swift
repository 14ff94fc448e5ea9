class Half: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return CGRect(x: 0, y: container.bounds.height / 2, width: container.bounds.width, height: container.bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    print(containerView?.bounds.height ?? 0)  // prints: 874.0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in print("dims") })  // prints: dims
  }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews(); print("will lay out") }  // prints: will lay out
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews(); print("laid out") }  // prints: laid out
}
class Root: UIViewController, UIViewControllerTransitioningDelegate {
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    Half(presentedViewController: presented, presenting: presenting)
  }
}
let root = Root(), sheet = UIViewController()
window.rootViewController = root
sheet.modalPresentationStyle = .custom
sheet.transitioningDelegate = root
root.present(sheet, animated: true)
print(sheet.view.frame)  // prints: (0.0, 437.0, 402.0, 437.0)
