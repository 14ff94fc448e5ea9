class DeskController: UIViewController {
  override func willMove(toParent parent: UIViewController?) { print(1) }  // mistake 0 l missing super
  override func didMove(toParent parent: UIViewController?) { print(2) }  // mistake 0 l missing super
  override func setEditing(_ editing: Bool, animated: Bool) { print(3) }  // mistake 0 l missing super
  override func updateViewConstraints() { print(4) }  // mistake 0 l missing super
}
class ShelfController: UIViewController {
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func updateViewConstraints() { super.updateViewConstraints() }
}
class NoteCell: UITableViewCell {
  override func prepareForReuse() { print(5) }  // mistake 0 l missing super
}
let desk = DeskController()
window.rootViewController = UINavigationController(rootViewController: desk)
desk.setEditing(true, animated: false)
let shelf = ShelfController()
desk.navigationController?.pushViewController(shelf, animated: false)
shelf.setEditing(true, animated: false)
NoteCell().prepareForReuse()
