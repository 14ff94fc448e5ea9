:ios 9.0
final class Dots: UIViewController {
  let free = UIView(frame: CGRect(x: 0, y: 0, width: 33.3, height: 1.1))
  let beside = UIView(), held = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [free, beside, held] { self.view.addSubview(view) }
    beside.translatesAutoresizingMaskIntoConstraints = false
    held.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: free.trailingAnchor), beside.topAnchor.constraint(equalTo: free.bottomAnchor),
      beside.widthAnchor.constraint(equalToConstant: 5), beside.heightAnchor.constraint(equalToConstant: 5),
      held.leadingAnchor.constraint(equalTo: view.leadingAnchor), held.topAnchor.constraint(equalTo: view.topAnchor),
      held.widthAnchor.constraint(equalToConstant: 33), held.heightAnchor.constraint(equalToConstant: 33),
    ])
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    free.center = view.center
    held.center = view.center
    print("laid out")  // prints: laid out | laid out
  }
}
let dots = Dots()
window.rootViewController = dots
print(dots.free.frame.origin.x, dots.beside.frame, dots.held.frame)  // prints: 170.85 (204.0, 334.0, 5.0, 5.0) (171.0, 317.0, 33.0, 33.0)
