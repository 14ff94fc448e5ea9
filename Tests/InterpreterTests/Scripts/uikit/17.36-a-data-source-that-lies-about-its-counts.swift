class List: UITableViewController {
  var items = ["a", "b"]
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "cell")
  }
}
let list = List()
window.rootViewController = list
list.items.append("c")
list.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
print(list.tableView.visibleCells.count)  // prints: 3
list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)  // fails: NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
