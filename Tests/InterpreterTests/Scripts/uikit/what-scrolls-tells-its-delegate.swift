class Feed: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 440)
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (self, self)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == 0 { print("first row gone") }  // prints: first row gone | first row gone
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scroll", scrollView.bounds.origin.y) }  // prints: scroll 420.0 | scroll -16.0 | scroll 3960.0
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("end") }
}
let feed = Feed()
window.rootViewController = feed
print(feed.table.adjustedContentInset.top)  // prints: 20.0
feed.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
feed.table.scrollRectToVisible(CGRect(x: 0, y: 4, width: 10, height: 10), animated: false)
feed.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
print(feed.table.contentOffset.y)  // prints: 3960.0
let list = UITableViewController()
list.loadViewIfNeeded()
list.setEditing(true, animated: false)
print(list.isEditing, list.tableView.isEditing)  // prints: true true
list.isEditing = false
print(list.isEditing, list.tableView.isEditing)  // prints: false false
