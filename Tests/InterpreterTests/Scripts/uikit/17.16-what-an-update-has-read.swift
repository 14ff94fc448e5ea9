@Observable class Model {
  var count = 1
  var title = "a"
  var list: [Int] = []
  var unread = 0
  @ObservationIgnored var ignored = 0
  func bump() { count += 1 }
}
class Page: UIViewController {
  let model = Model()
  override func updateProperties() {
    super.updateProperties()
    print("update", model.count, model.list.count, model.ignored)  // prints: update 1 0 0 | update 2 0 7 | update 2 1 7 | update 4 1 7
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("layout", model.title)  // prints: layout a | layout b
  }
}
let page = Page()
window.rootViewController = page
page.model.unread = 5
page.model.ignored = 7
page.model.bump()
page.model.list.append(4)
page.model.title = "b"
do {
  page.model.count = 3
  page.model.count = 4
}
:ios 25.0
@Observable class Model { var count = 1 }
class Page: UIViewController {
  let model = Model()
  override func viewWillLayoutSubviews() { print("layout", model.count) }  // prints: layout 1
}
let page = Page()
window.rootViewController = page
page.model.count = 2
