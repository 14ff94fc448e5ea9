import UIKit
class Screen: UIViewController {
  @Published var title2 = ""  // error: unsupported
}
