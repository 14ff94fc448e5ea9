class Page: UIViewController {
  let list = UIScrollView()
  func grow() {
    let change: () -> Void = { [weak self] in self?.list.contentInset.bottom = 3 }
    change()
    print(list.contentInset.bottom)  // prints: 3.0
    let none: Page? = nil
    none?.list.contentInset.top = 4
    print(list.contentInset.top)  // prints: 0.0
  }
}
let page = Page()
page.grow()
