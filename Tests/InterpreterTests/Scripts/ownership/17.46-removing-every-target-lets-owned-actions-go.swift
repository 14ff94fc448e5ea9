class Probe { deinit { print("gone") } }  // prints: gone
func listen(strip: Bool) -> UIButton {
  let button = UIButton(type: .system)
  let probe = Probe()
  button.addAction(UIAction { _ in _ = probe }, for: .touchUpInside)
  if strip { button.removeTarget(nil, action: nil, for: .allEvents) }
  return button
}
var button = listen(strip: true)
print("stripped")  // prints: stripped
button = listen(strip: false)
print("kept")  // prints: kept
