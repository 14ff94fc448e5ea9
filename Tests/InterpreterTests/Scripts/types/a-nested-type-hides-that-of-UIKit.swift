extension UIView {
  enum ContentMode { case wide }
  func show(_ mode: UIView.ContentMode) -> String { mode == .wide ? "wide" : "" }
}
print(UIView().show(.wide))  // prints: wide
