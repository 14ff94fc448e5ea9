:ios 13.0
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    order.append("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.append("will")
  }
  override func viewWillLayoutSubviews() { order.append("before") }
  override func viewDidLayoutSubviews() { order.append("laid out") }
}
var order: [String] = []
let page = Page()
window.rootViewController = page
print(order.prefix(4))  // prints: ["before", "laid out", "loaded", "will"]
let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
order = []
page.view.addSubview(box)
print(order)  // prints: ["before", "laid out"]
order = []
box.frame.origin.x = 5
print(order)  // prints: []
box.frame.size.width = 5
print(order)  // prints: ["before", "laid out"]
