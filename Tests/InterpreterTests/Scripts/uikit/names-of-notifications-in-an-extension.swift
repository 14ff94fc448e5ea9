import UIKit
extension Notification.Name {
  static let recipeAdded = Notification.Name("recipeAdded")
}
class Listener: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(added), name: .recipeAdded, object: nil)
  }
  @objc func added(_ note: Notification) { print("added") }  // prints: added
}
let listener = Listener()
NotificationCenter.default.post(name: .recipeAdded, object: nil)
