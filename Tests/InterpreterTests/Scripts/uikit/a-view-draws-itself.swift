class Chart: UIView {
  override func draw(_ rect: CGRect) { print("draw", rect.width) }  // prints: draw 100.0 | draw 100.0
}
class Page: UIViewController {
  let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
  }
  override func viewDidLayoutSubviews() { print("laid out") }  // prints: laid out
  override func viewDidAppear(_ animated: Bool) { print("appeared") }  // prints: appeared
}
let page = Page()
page.loadViewIfNeeded()
page.chart.setNeedsDisplay()
window.rootViewController = page
do {
  page.chart.setNeedsDisplay()
  page.chart.setNeedsDisplay()
  print("once")  // prints: once
}
