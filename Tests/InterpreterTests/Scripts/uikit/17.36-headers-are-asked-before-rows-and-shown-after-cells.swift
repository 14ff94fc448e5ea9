class List: UITableViewController {
  var order: [String] = []
  override func numberOfSections(in tableView: UITableView) -> Int { order.append("sections"); return 2 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { order.append("height \(section)"); return 30 }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { order.append("footer \(section)"); return section == 0 ? "End" : nil }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.append("rows \(section)"); return 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { order.append("cell \(indexPath.section)"); return UITableViewCell() }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { order.append("view \(section)"); return section == 0 ? UIView() : nil }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { order.append("title \(section)"); return "Section \(section)" }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { order.append("will \(section)") }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { print("gone \(section)") }  // prints: gone 0 | gone 1
}
let list = List(style: .grouped)
window.rootViewController = list
print(list.order.prefix(8).joined(separator: ", "))  // prints: sections, height 0, footer 0, rows 0, height 1, footer 1, rows 1, cell 0
print(list.order.dropFirst(8).joined(separator: ", "))  // prints: cell 1, view 0, will 0, footer 0, view 1, title 1, will 1
print(list.tableView.rectForHeader(inSection: 1), list.tableView.rectForRow(at: IndexPath(row: 0, section: 1)))  // prints: (0.0, 102.0, 402.0, 30.0) (0.0, 132.0, 402.0, 44.0)
print(list.tableView.headerView(forSection: 0) == nil, list.tableView.headerView(forSection: 1)?.textLabel?.text ?? "none")  // prints: true Section 1
print(list.tableView.footerView(forSection: 0)!.frame, list.tableView.style == .grouped)  // prints: (0.0, 74.0, 402.0, 28.0) true
list.tableView.reloadData()
