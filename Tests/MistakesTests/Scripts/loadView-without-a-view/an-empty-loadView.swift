class EmptyController: UIViewController {
  override func loadView() {}  // mistake 0 l loadView without a view
}
window.rootViewController = EmptyController()
