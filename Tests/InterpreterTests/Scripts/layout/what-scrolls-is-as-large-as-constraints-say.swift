class Page: UIViewController {
  let scroll = UIScrollView()
  let box = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [scroll, box] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 2000),
    ])
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(scroll.frame)  // prints: (0.0, 0.0, 402.0, 874.0)
    print(box.frame)  // prints: (0.0, 10.0, 402.0, 2000.0)
    print(scroll.contentSize)  // prints: (402.0, 2020.0)
  }
}
window.rootViewController = Page()
