class HostController: UIViewController {
  let child = UIViewController()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addChild(child)
    view.addSubview(child.view)
    UIView.animate(
      withDuration: 0.3, animations: { self.child.view.alpha = 1 },
      completion: { _ in self.child.didMove(toParent: self) })
  }
}
window.rootViewController = HostController()
:wait 0.3
