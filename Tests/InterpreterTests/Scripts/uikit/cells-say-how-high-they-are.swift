class Note: UITableViewCell {
  let label = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}
class Notes: UITableViewController {
  var count = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Note.self, forCellReuseIdentifier: "note")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = indexPath.row == 1 ? "plain" : "note"
    return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
  }
  func heights() -> [CGFloat] { return tableView.visibleCells.map { $0.frame.height } }
}
let notes = Notes()
window.rootViewController = notes
print(notes.heights(), notes.tableView.contentSize.height)  // prints: [100.0, 44.0, 100.0] 244.0
print(notes.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY)  // prints: 144.0
print(notes.tableView.visibleCells[0].contentView.frame.height)  // prints: 100.0
notes.count = 1
notes.tableView.reloadData()
notes.tableView.layoutIfNeeded()
print(notes.heights())  // prints: [100.0]
notes.count = 100
notes.tableView.reloadData()
notes.tableView.layoutIfNeeded()
// What has not been shown counts with the estimate.
let shown = notes.tableView.visibleCells.count
print(notes.tableView.contentSize.height == CGFloat(shown - 1) * 100 + 44 + CGFloat(100 - shown) * 60)  // prints: true
notes.tableView.rowHeight = 100
notes.tableView.reloadData()
notes.tableView.layoutIfNeeded()
print(notes.heights()[1], notes.tableView.visibleCells[1].contentView.frame.height)  // prints: 100.0 100.0
