class ClockController: UIViewController {
  var task: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task {  // mistake 0 p missing cancel
      while !Task.isCancelled {
        self.title = "tick"
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  deinit { task?.cancel() }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(ClockController(), animated: false)
:wait 2
nav.popViewController(animated: false)
:wait 3
