import UIKit
class Screen: UIViewController {
  func show() {}
  var title2: String { "" }
  func go() {
    viewDidLoad = {}  // error: functionAssignment
    show = {}  // error: functionAssignment
    self.show = {}  // error: functionAssignment
    title2 = ""  // error: getOnlyProperty
  }
}
let screen = Screen()
screen.viewDidLoad = {}  // error: functionAssignment
screen.title2 = ""  // error: getOnlyProperty
func top() {}
top = {}  // error: functionAssignment
