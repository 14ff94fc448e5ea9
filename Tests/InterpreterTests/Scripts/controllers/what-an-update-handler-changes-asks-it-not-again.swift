let button = UIButton(configuration: .filled())
button.configurationUpdateHandler = { button in
  button.isSelected = !button.isSelected
  print(button.isSelected)  // prints: true | false
}
let screen = UIViewController()
screen.view.addSubview(button)
window.rootViewController = screen
button.isEnabled = false
