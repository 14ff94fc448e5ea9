:ios 17.0
final class List: UITableViewController {
  var sections = [["a", "b"], ["c"]]
  override func numberOfSections(in table: UITableView) -> Int { sections.count }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = sections[path.section][path.row]
    print(sections[path.section][path.row])  // prints: a | b | c | x | y | z
    return cell
  }
  func text(_ row: Int, _ section: Int) -> String {
    tableView.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "none"
  }
}
let list = List()
window.rootViewController = list
let table = list.tableView!
list.sections.insert(["x"], at: 0)
table.insertSections([0], with: .none)
print(table.numberOfSections, list.text(0, 0), list.text(1, 1), list.text(0, 2))  // prints: 3 x b c
list.sections.remove(at: 1)
table.deleteSections(IndexSet(integer: 1), with: .fade)
print(table.numberOfSections, list.text(0, 1))  // prints: 2 c
list.sections = [["c"], ["x", "y"]]
table.performBatchUpdates {
  table.moveSection(1, toSection: 0)
  table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
}
print(list.text(0, 0), list.text(0, 1), list.text(1, 1))  // prints: c x y
list.sections = [["c", "x"], ["y"]]
table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 0))
print(list.text(0, 0), list.text(1, 0), list.text(0, 1))  // prints: c x y
list.sections[1] = ["z"]
table.reloadSections([1], with: .none)
print(list.text(0, 1))  // prints: z
list.sections.append([])
table.insertSections([5], with: .none)  // fails: NSInternalInconsistencyException: attempt to insert section 5 but there are only 3 sections after the update
