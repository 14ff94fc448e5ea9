:ios 7.0
class TableController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .plain)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    for format in ["H:|[table]|", "V:|[table]|"] {
      view.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["table": table]))
    }
  }
}
let tables = TableController()
window.rootViewController = tables
