class A: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    print(view.subviews.count)  // prints: 1
  }
}
A().loadViewIfNeeded()
