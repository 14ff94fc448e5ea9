class Page: UIViewController {
  func close(_ completion: (() -> Void)? = nil) {
    dismiss(animated: false, completion: completion)
  }
  override func present(
    _ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(page, animated: animated, completion: completion)
  }
}
let page = Page()
window.rootViewController = page
page.present(UIViewController(), animated: false) { print("shown") }  // prints: shown
page.close()
page.present(UIViewController(), animated: false, completion: nil)
page.close { print("closed") }  // prints: closed
let fade: ((Bool) -> Void)? = { print("faded", $0) }  // prints: faded true
UIView.animate(withDuration: 0.1, animations: { page.view.alpha = 0 }, completion: fade)
:wait 1
