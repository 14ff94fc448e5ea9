class Names: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { return 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    print("titles")  // prints: titles | titles
    return ["A", "B", "Last"]
  }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    print("section of", title, index)  // prints: section of Last 2
    return 1
  }
}
let names = Names()
window.rootViewController = names
let table: UITableView = names.tableView
print(table.contentOffset.y + table.adjustedContentInset.top)  // prints: 0.0
:tap "Last"
print(table.contentOffset.y + table.adjustedContentInset.top == table.rect(forSection: 1).minY)  // prints: true
table.reloadSectionIndexTitles()
