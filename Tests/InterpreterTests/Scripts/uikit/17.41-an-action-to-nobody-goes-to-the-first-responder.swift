class Page: UIViewController {
  @objc func save(_ sender: Any?) { print("saved", sender is UIButton) }  // prints: saved true
}
let page = Page()
window.rootViewController = page
let field = UITextField()
page.view.addSubview(field)
field.becomeFirstResponder()
print(UIApplication.shared.sendAction(#selector(Page.save(_:)), to: nil, from: UIButton(), for: nil))  // prints: true
print(UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil), field.isFirstResponder)  // prints: true false
