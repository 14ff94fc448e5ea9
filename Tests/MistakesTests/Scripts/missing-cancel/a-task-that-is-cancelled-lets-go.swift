class ClockController: UIViewController {
  var task: Task<Void, Never>?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task {
      while !Task.isCancelled {
        self.title = "tick"
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(ClockController(), animated: false)
:wait 2
nav.popViewController(animated: false)
:wait 3
