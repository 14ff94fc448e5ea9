@objc protocol Listener {
  @objc optional func heard(_ count: Int) -> Int
  @objc optional func missed()
}
final class Half: NSObject, Listener {
  func heard(_ count: Int) -> Int { count + 1 }
}
let listener: Listener = Half()
print(listener.heard!(4))  // prints: 5
let maybe: Listener? = listener
print(maybe!.heard!(1), maybe?.heard!(2) ?? 0)  // prints: 2 3
final class Chosen: NSObject, UITableViewDelegate {
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { print(path.row) }  // prints: 3
}
let chosen = Chosen()
let table = UITableView()
table.delegate = chosen
table.delegate!.tableView!(table, didSelectRowAt: IndexPath(row: 3, section: 0))
final class Work {
  var handler: ((Int) -> Void)?
}
let work = Work()
work.handler = { print("handled", $0) }  // prints: handled 1
work.handler!(1)
listener.missed!()  // fails: Fatal error: Unexpectedly found nil while unwrapping an Optional value
