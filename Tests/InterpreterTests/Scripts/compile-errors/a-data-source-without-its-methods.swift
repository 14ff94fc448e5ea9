import UIKit
class NotesController: UIViewController, UITableViewDataSource {  // error: nonconforming
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
class ListController: UIViewController {
}
extension ListController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
