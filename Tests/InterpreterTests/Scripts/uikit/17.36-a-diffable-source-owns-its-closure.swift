class Page: UIViewController {
  let table = UITableView()
  var source: UITableViewDiffableDataSource<Int, Int>?
  override func viewDidLoad() {
    super.viewDidLoad()
    source = UITableViewDiffableDataSource(tableView: table) { _, _, item in self.cell(item) }
    print(table.dataSource === source)  // prints: true
  }
  func cell(_ item: Int) -> UITableViewCell { return UITableViewCell() }
  deinit { print("gone") }  // prints: gone
}
var page: Page? = Page()
page?.loadViewIfNeeded()
weak var left = page
page = nil
print(left == nil)  // prints: false
left?.source = nil
print(left == nil)  // prints: true

let table = UITableView()
_ = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
print(table.dataSource == nil)  // prints: true
