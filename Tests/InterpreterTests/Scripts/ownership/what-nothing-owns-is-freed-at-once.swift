import UIKit
class Source: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
class Holder {
  weak var source: Source?
  var kept: Source?
  func fill() {
    source = Source()  // warning: freedAtOnce
    kept = Source()
    source = kept
  }
}
weak var loose = Source()  // warning: freedAtOnce
let table = UITableView()
table.dataSource = Source()  // warning: freedAtOnce
print(table.dataSource == nil)  // prints: true
func local() {
  weak var short = Source()  // warning: freedAtOnce
  print(short == nil)  // prints: true
}
local()
