protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}
extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}
extension UITableViewCell: Reusable {}
extension UITableView {
  func register<T: UITableViewCell>(_ type: T.Type) {
    register(T.self, forCellReuseIdentifier: T.reuseIdentifier)
  }
  func dequeue<T: UITableViewCell>(for path: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: path) as? T else {
      fatalError("no cell \(T.reuseIdentifier)")
    }
    return cell
  }
}
final class PostCell: UITableViewCell { var name = "post" }
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self)
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell: PostCell = table.dequeue(for: path)
    print(cell.name, path.row)  // prints: post 0 | post 1
    return cell
  }
}
window.rootViewController = List()
extension UIView {
  static func made<T: UIView>() -> T { T.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}
let label: UILabel = UIView.made()
print(type(of: label), label.frame.width)  // prints: UILabel 5.0
