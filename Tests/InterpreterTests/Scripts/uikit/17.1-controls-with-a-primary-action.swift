:ios 14.0
class Page: UIViewController {
  let lamp = UISwitch(frame: .zero, primaryAction: UIAction { _ in print("lamp") })  // prints: lamp
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in print("gone") }))  // prints: gone
    view.addSubview(UIButton(frame: .zero, primaryAction: UIAction(title: "Stay") { _ in print("stayed") }))  // prints: stayed
    view.addSubview(lamp)
  }
}
let page = Page()
window.rootViewController = page
:tap "Go"
:tap "Stay"
page.lamp.sendActions(for: .valueChanged)
