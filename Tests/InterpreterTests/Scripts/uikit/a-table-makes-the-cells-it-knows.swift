class Row: UITableViewCell {}
class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
    print(type(of: cell))  // prints: Row
    return cell
  }
}
let list = List()
window.rootViewController = list
