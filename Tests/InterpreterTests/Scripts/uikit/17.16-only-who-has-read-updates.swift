:ios 26
@Observable class Model {
  var count = 0
  var name = "a"
}
class Inner: UIView {
  var model: Model?
  override func updateProperties() {
    super.updateProperties()
    print("inner", model?.name ?? "")  // prints: inner a | inner b
  }
}
class Page: UIViewController {
  let model = Model()
  let inner = Inner()
  override func viewDidLoad() {
    super.viewDidLoad()
    inner.model = model
    view.addSubview(inner)
  }
  override func updateProperties() {
    super.updateProperties()
    print("page", model.count)  // prints: page 0 | page 5 | page 5
  }
}
let page = Page()
UIApplication.shared.keyWindow?.rootViewController = page
page.model.count = 5
page.model.count = 5
page.setNeedsUpdateProperties()
page.model.name = "b"
