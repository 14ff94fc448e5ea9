func nothing() {
  return 1  // error: valueForVoid
}
func early(_ flag: Bool) {
  if flag { return }
  return print("late")
}
class Page {
  var title: String { return "t" }
  func show() { return title }  // error: valueForVoid
  func hide() -> Void { return }
}
