class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 100
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    return UITableViewCell()
  }
}
let list = List()
let navigation = UINavigationController(rootViewController: list)
window.rootViewController = navigation
print(list.tableView.contentOffset.y, list.tableView.contentInset.top)  // prints: -106.0 0.0
list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
print(list.tableView.contentOffset.y)  // prints: -106.0
navigation.isNavigationBarHidden = true
print(list.tableView.contentOffset.y)  // prints: -62.0
list.tableView.contentOffset.y = 300
navigation.isNavigationBarHidden = false
print(list.tableView.contentOffset.y)  // prints: 300.0
list.tableView.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
print(list.tableView.contentOffset.y)  // prints: 334.0
