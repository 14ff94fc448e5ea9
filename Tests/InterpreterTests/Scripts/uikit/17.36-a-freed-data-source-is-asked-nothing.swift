class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
let table = UITableView()
var source: Source? = Source()
table.dataSource = source
source = nil
print(table.dataSource == nil, table.numberOfSections)  // prints: true 0
