class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
let list = List()
window.rootViewController = list
weak var first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
list.tableView.contentOffset.y = 2000
print(first == nil)  // prints: true
