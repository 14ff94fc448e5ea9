:ios 17.0
import UIKit
final class Head: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc private func press() { print("pressed") }  // prints: pressed
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let head = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Head
    head?.button.setTitle("More", for: .normal)
    return head
  }
}
let list = List()
window.rootViewController = list
:tap "More"
print(list.tableView.headerView(forSection: 0) is Head)  // prints: true
