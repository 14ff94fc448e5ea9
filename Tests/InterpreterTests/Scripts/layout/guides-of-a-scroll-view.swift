class Page: UIViewController {
  let scroll = UIScrollView()
  let stack = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    view.addSubview(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(stack.frame)  // prints: (0.0, 0.0, 804.0, 874.0)
    print(scroll.contentSize)  // prints: (804.0, 874.0)
    print(scroll.layoutGuides.count)  // prints: 0
  }
}
window.rootViewController = Page()
