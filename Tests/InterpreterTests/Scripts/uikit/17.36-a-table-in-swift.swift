class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    print("made", reuseIdentifier ?? "nil", frame)  // prints: made row (0.0, 0.0, 320.0, 44.0) | made row (0.0, 0.0, 320.0, 44.0)
  }
  required init?(coder: NSCoder) { fatalError() }
}
class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var items = ["a", "b"]
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    print(table.rowHeight, table.contentSize)  // prints: -1.0 (0.0, 0.0)
  }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    print("shows", indexPath.item, cell.frame)  // prints: shows 0 (0.0, 0.0, 402.0, 44.0) | shows 1 (0.0, 44.0, 402.0, 44.0)
  }
}
let list = List()
window.rootViewController = list
print(list.table.contentSize, list.table.rectForRow(at: IndexPath(row: 1, section: 0)))  // prints: (402.0, 88.0) (0.0, 44.0, 402.0, 44.0)
print(IndexPath(item: 1, section: 0) == IndexPath(row: 1, section: 0))  // prints: true
print(Set([IndexPath(row: 1, section: 0), IndexPath(item: 1, section: 0)]).count)  // prints: 1
