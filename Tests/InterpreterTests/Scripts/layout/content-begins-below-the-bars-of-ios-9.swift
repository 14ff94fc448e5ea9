:ios 9.0
class List: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(tableView.contentOffset.y)  // prints: 0.0 | 0.0
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(tableView.contentOffset.y, tableView.contentInset.top)  // prints: -64.0 64.0 | 0.0 0.0
  }
}
class Page: UIViewController {
  let scroll = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    scroll.frame = view.bounds
    view.addSubview(scroll)
  }
}
window.rootViewController = UINavigationController(rootViewController: List())
window.rootViewController = List()
let page = Page()
window.rootViewController = UINavigationController(rootViewController: page)
print(page.scroll.contentOffset.y, page.scroll.contentInset.top)  // prints: 0.0 0.0
