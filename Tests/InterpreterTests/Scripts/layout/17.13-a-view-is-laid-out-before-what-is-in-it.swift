class Box: UIView {
  var name = ""
  override func layoutSubviews() { super.layoutSubviews(); print(name) }  // prints: own | nested | own
}
class Page: UIViewController {
  let nested = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  override func loadView() {
    let own = Box()
    own.name = "own"
    nested.name = "nested"
    own.addSubview(nested)
    view = own
  }
  override func viewDidLayoutSubviews() { print("did") }  // prints: did | did
}
let page = Page()
window.rootViewController = page
// Moving a subview lays out nothing; a new one does.
page.nested.frame.origin.x = 50
print("moved")  // prints: moved
page.view.addSubview(UIView())
