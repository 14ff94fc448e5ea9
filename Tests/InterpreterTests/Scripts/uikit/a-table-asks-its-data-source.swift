class List: UITableViewController {
  var items = ["a", "b"]
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")  // prints: loaded
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    print("rows of", section)  // prints: rows of 0
    return items.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = items[indexPath.row]
    print("cell", indexPath.row, cell.textLabel?.text ?? "-")  // prints: cell 0 a | cell 1 b
    return cell
  }
}
let list = List()
window.rootViewController = list
