extension UIButton {
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title)
  }
  func setTitle(_ title: String) { setTitle(title, for: .normal) }
}
let button = UIButton(title: "Send")
print(button.title(for: .normal) ?? "none")  // prints: Send
