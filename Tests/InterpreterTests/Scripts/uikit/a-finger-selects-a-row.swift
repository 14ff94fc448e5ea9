class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 2 ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { print("not", indexPath.row) }  // prints: not 1
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }  // prints: row 1 | row 40
}
let list = List()
window.rootViewController = list
:tap "row 1"
:tap "row 2"
print(list.tableView.indexPathForSelectedRow!.row, list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!.isSelected)  // prints: 1 true
:tap tableView 40
print(list.tableView.indexPathsForSelectedRows!.count, list.tableView.contentOffset.y > 0)  // prints: 1 true
