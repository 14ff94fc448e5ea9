:ios 17.0
import UIKit
final class Form: UIViewController {
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  let search = UISearchBar()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Go", for: .normal)
    button.addTarget(self, action: #selector(go), for: .primaryActionTriggered)
    button.addAction(UIAction { _ in print("both") }, for: [.touchUpInside, .primaryActionTriggered])  // prints: both
    toggle.addTarget(self, action: #selector(go), for: .primaryActionTriggered)
    search.delegate = self
    [button, toggle, search].forEach(view.addSubview)
  }
  @objc func go() { print("go") }  // prints: go | go
}
extension Form: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { print("searched", text) }  // prints: searched cat
}
window.rootViewController = Form()
:tap "Go"
:tap toggle
:type search "cat"
