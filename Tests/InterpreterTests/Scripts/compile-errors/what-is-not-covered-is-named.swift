import UIKit
class Screen: UIViewController {
  @Published var title2 = ""  // error: unsupported
  func load() {
    Task {
      while true {
        try await Task.sleep(nanoseconds: 5)  // error: unsupported
      }
    }
  }
}
