class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UIMenu(
      title: "More",
      children: [
        UIAction(title: "Copy") { action in print("copy", action.title) },  // prints: copy Copy
        UIAction(title: "Delete", attributes: .destructive) { _ in print("delete") },  // prints: delete
        UIMenu(
          title: "Sort", children: [UIAction(title: "By name") { _ in print("sorted") }]),  // prints: sorted
      ])
    print(more.title, more.children.count, more.children[0].title)  // prints: More 3 Copy
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = more
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in print("touched") }, for: .touchUpInside)
    button.addAction(UIAction { _ in print("menu") }, for: .menuActionTriggered)  // prints: menu
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Bar", menu: more)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in print("added") })  // prints: added
  }
}
window.rootViewController = UINavigationController(rootViewController: Screen())
:tap "Menu"
:tap "Copy"
:tap "Bar"
:tap "Sort"
:tap "By name"
:tap "Bar"
:tap "Delete"
:tap "Add"
