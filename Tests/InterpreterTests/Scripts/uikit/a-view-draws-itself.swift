class Chart: UIView {
  override func draw(_ rect: CGRect) { print("draw", rect.size.width) }  // prints: draw 30.0 | draw 30.0 | draw 40.0
}
class Page: UIViewController {
  let chart = Chart(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  let empty = Chart()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    view.addSubview(empty)
  }
  override func viewDidLayoutSubviews() { print("laid out") }  // prints: laid out | laid out
  override func viewDidAppear(_ animated: Bool) { print("appeared") }  // prints: appeared
}
let page = Page()
window.rootViewController = page
do {
  page.chart.setNeedsDisplay()
  page.chart.setNeedsDisplay()
}
page.chart.isHidden = true
page.chart.setNeedsDisplay()
page.empty.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
