@Observable class Model { var n = 0 }
class Badge: UIView {
  let model = Model()
  override func updateProperties() {
    super.updateProperties()
    print("update", model.n)  // prints: update 0 | update 7
  }
}
class Chart: UIView {
  let model = Model()
  override func draw(_ rect: CGRect) { print("draw", model.n) }  // prints: draw 0 | draw 5
}
window.rootViewController = UIViewController()
let root = window.rootViewController!.view!
let badge = Badge(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
root.addSubview(badge)
badge.model.n = 7
badge.removeFromSuperview()
badge.model.n = 8
let chart = Chart(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
root.addSubview(chart)
chart.model.n = 5
