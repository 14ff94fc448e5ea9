class Rows: UITableViewController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
      print(action.title ?? "nil", view === self.view)  // prints: Delete true
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
let rows = Rows()
let offered = rows.tableView(
  rows.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
print(offered?.actions.count ?? 0, offered?.performsFirstActionWithFullSwipe ?? false)  // prints: 1 true
if let action = offered?.actions.first {
  action.handler(action, rows.view) { print("done", $0) }  // prints: done true
}
