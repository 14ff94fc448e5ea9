class Badge: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }
}
class RoundBadge: Badge {
  init() { super.init() }  // error: missingOverride
  required init?(coder: NSCoder) { fatalError() }
}
