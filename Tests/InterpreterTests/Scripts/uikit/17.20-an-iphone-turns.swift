:ios 12.0
class Page: UIViewController {
  override func willTransition(to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    super.willTransition(to: traits, with: coordinator)
    print(title!, "to", traits.verticalSizeClass.rawValue)  // prints: child to 1 | page to 1
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    order.append("size of \(title!) \(view.bounds.width)")
    coordinator.animate(
      alongsideTransition: { _ in order.append("along \(self.view.bounds.width)") },
      completion: { _ in order.append("completion") })
  }
  override func traitCollectionDidChange(_ old: UITraitCollection?) {
    super.traitCollectionDidChange(old)
    order.append("traits \(old?.verticalSizeClass.rawValue ?? 0)")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    order.append("layout \(view.bounds.width)")
  }
}
var order: [String] = []
let page = Page(), child = Page()
page.title = "page"
child.title = "child"
do {
  page.addChild(child)
  page.view.addSubview(child.view)
  child.didMove(toParent: page)
}
window.rootViewController = page
order = []
:rotate landscape
print(order.filter { $0.hasPrefix("size") }.sorted())  // prints: ["size of child 375.0", "size of page 375.0"]
print(order.filter { !$0.hasPrefix("size") })  // prints: ["traits 2", "traits 2", "layout 812.0", "layout 812.0", "along 812.0", "along 812.0", "completion", "completion"]
