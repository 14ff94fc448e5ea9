let button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in print("saved") })  // prints: saved
var look = UIButton.Configuration.filled()
look.title = "Save"
look.subtitle = "all of it"
look.image = UIImage(systemName: "star")
look.baseForegroundColor = .red
look.cornerStyle = .capsule
look.buttonSize = .large
look.imagePlacement = .trailing
look.imagePadding = 8
look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
look.background.cornerRadius = 4
button.configuration = look
look.title = "Later"
print(button.configuration?.title ?? "", button.titleLabel?.text ?? "")  // prints: Save Save
button.configurationUpdateHandler = { button in
  button.configuration?.title = button.isEnabled ? "Save" : "Saving"
  print("looks", button.isEnabled)  // prints: looks true | looks false
}
let screen = UIViewController()
screen.view.addSubview(button)
window.rootViewController = screen
:tap "Save"
button.isEnabled = false
button.isEnabled = false
print(button.configuration?.title ?? "")  // prints: Saving
