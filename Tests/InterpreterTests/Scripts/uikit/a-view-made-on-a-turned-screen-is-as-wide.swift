class Wide: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(view.bounds.size == UIScreen.main.bounds.size, view.bounds.width > view.bounds.height)  // prints: true true
  }
}
window.rootViewController = UIViewController()
:rotate landscape-left
window.rootViewController = Wide()
