// What a class is given by a protocol's extension, a parameter that is bound to it has too, whatever
// other parameters of its name are bound to.
protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UITableView {
  func named<T: UITableViewCell>(_ type: T.Type) -> String { T.reuseIdentifier }
}
extension UIView {
  static func made<T: UIView>() -> T { T.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}
final class PostCell: UITableViewCell {}
print(UITableView().named(PostCell.self))  // prints: PostCell
let label: UILabel = UIView.made()
print(label.frame.width)  // prints: 5.0
