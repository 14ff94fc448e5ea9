:ios 12.0
import Combine
class Model {
  @Published  // error: newer
  var name = "x"
}
let table = UITableView()
let source: UITableViewDiffableDataSource<Int, Int> =  // error: newer
  .init(tableView: table) { _, _, _ in nil }
let action = UIAction { _ in }  // error: newer
let button = UIButton(  // error: newer
  type: .system, primaryAction: nil)
Task {  // error: newer
  for _ in 1...2 {
    try await Task.sleep(nanoseconds: 1)
  }
}
let style = UIButton.Configuration.filled()  // error: newer
