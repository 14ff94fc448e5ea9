final class Atlas: UIViewController {
  let scale: Int
  init() {
    scale = 3
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
class Badge: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
class RoundBadge: Badge {
  override init() {
    super.init()
    alpha = 0.5
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
print(Atlas().scale, Badge().frame.width, RoundBadge().alpha)  // prints: 3 8.0 0.5
