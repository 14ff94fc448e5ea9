final class SettingsViewController: UIViewController {
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let stack = UIStackView()
  private var token: NSObjectProtocol?
  private let defaults = UserDefaults.standard

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    [toggle, slider].forEach { stack.addArrangedSubview($0) }
    view.addSubview(stack)
    toggle.isOn = defaults.bool(forKey: "sound")
    slider.value = defaults.float(forKey: "volume")
    toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { [weak self] _ in
      print("warned", self?.toggle.isOn ?? false)  // prints: warned true
    }
  }

  @objc private func changed() {
    defaults.set(toggle.isOn, forKey: "sound")
    defaults.set(0.5, forKey: "volume")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: 0.2) { self.view.layer.opacity = 0.5 }
      print(self.defaults.double(forKey: "volume"))  // prints: 0.5
    }
  }

  func flip() {
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    print("deinit")  // prints: deinit
  }
}
var vc: SettingsViewController? = SettingsViewController()
window.rootViewController = vc
vc?.flip()
:wait 0.5
:warn
window.rootViewController = nil
vc = nil
