class RoundBadge: UIView {
  override init(frame: CGRect) {  // mistake 4 l
    super.init(frame: frame)
    isExclusiveTouch = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
:nib AlarmController {outlets: {badge: RoundBadge}}
class AlarmController: UIViewController {
  @IBOutlet var badge: RoundBadge!
}
window.rootViewController = AlarmController()
