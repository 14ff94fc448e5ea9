:ios 17.0
import UIKit
struct Line: UIContentConfiguration {
  var text = ""
  var isBold = false
  func makeContentView() -> UIView & UIContentView { LineView(self) }
  func updated(for state: UIConfigurationState) -> Line {
    var copy = self
    if let state = state as? UICellConfigurationState { copy.isBold = state.isSelected }
    return copy
  }
}
final class LineView: UIView, UIContentView {
  let label = UILabel()
  var configuration: UIContentConfiguration {
    didSet { show() }
  }
  init(_ line: Line) {
    configuration = line
    super.init(frame: .zero)
    print("made")  // prints: made | made
    addSubview(label)
    show()
  }
  required init?(coder: NSCoder) { fatalError() }
  private func show() {
    guard let line = configuration as? Line else { return }
    label.text = line.text
    print(line.text, line.isBold)  // prints: a false | a false | b false | b false | b false | b false | b true
  }
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = Line(text: indexPath.row == 0 ? "a" : "b")
    return cell
  }
}
let window = UIWindow()
let list = List()
window.rootViewController = list
window.makeKeyAndVisible()
RunLoop.current.run(until: Date())
let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
print(cell?.contentView is LineView, (cell?.contentConfiguration as? Line)?.text ?? "")  // prints: true b
:tap tableView 1
