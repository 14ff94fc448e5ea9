class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let menu = UIButton(type: .system)
    menu.setTitle("Menu", for: .normal)
    menu.menu = UIMenu(children: [UIAction(title: "One", attributes: .disabled) { _ in }])
    menu.showsMenuAsPrimaryAction = true
    view.addSubview(menu)
    let save = UIButton(
      type: .system, primaryAction: UIAction(title: "Save") { _ in print("saved") })  // prints: saved
    view.addSubview(save)
  }
}
window.rootViewController = Screen()
:tap "Menu"
:tap "One"
:tap "Save"
:tap "Save"
