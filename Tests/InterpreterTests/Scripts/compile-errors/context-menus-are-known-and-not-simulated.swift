class List: UITableViewController {
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {  // error: notSimulatedHere
    return nil
  }
}
