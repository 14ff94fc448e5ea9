:ios 17.0
final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tapped() { print(title!) }  // prints: Over | Main | Cover | Main
}
func page(_ title: String) -> Page {
  let page = Page()
  page.title = title
  return page
}
window.rootViewController = page("Main")
let over = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
over.windowLevel = .statusBar
over.rootViewController = page("Over")
over.isHidden = false
print(UIApplication.shared.windows.count, UIApplication.shared.windows.last == over)  // prints: 2 true
:tap "Over"
:tap "Main"
let cover = UIWindow(frame: UIScreen.main.bounds)
cover.rootViewController = page("Cover")
cover.makeKeyAndVisible()
:tap "Cover"
cover.isHidden = true
print(window.isKeyWindow)  // prints: true
:tap "Main"
