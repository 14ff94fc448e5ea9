:ios 9.0
final class Page: UIViewController {
  let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
    ])
    print("load", box.frame.width)  // prints: load 3.0
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    print("constraints")  // prints: constraints | constraints
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("will", box.frame.width)  // prints: will 3.0 | will 30.0
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("did", box.frame)  // prints: did (10.0, 20.0, 30.0, 60.0) | did (10.0, 20.0, 30.0, 60.0)
  }
}
let page = Page()
window.rootViewController = page
page.view.setNeedsUpdateConstraints()
page.view.setNeedsLayout()
