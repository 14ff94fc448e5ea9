:ios 7.0
class Page: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { print("hidden?"); return false }  // prints: hidden? | hidden?
}
let page = Page()
window.rootViewController = page
page.setNeedsStatusBarAppearanceUpdate()
print(UIApplication.shared.statusBarStyle == .lightContent)  // prints: true
