final class Rows: UITableViewController {
  var asked: [String] = []
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(
    _ table: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat {
    asked.append("estimate")
    return 40
  }
  override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    asked.append("height")
    return 100
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    asked.append("cell")
    return UITableViewCell()
  }
}
let rows = Rows()
window.rootViewController = rows
print(rows.asked.prefix(100).allSatisfy { $0 == "estimate" })  // prints: true
print(rows.asked.filter { $0 == "estimate" }.count)  // prints: 100
let cells = rows.asked.filter { $0 == "cell" }.count
print(cells < 10, rows.tableView.contentSize.height)  // prints: true 4540.0
