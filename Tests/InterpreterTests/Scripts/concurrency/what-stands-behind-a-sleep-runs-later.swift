import UIKit
class Splash: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { @MainActor in
      print("waiting")  // prints: waiting
      try? await Task.sleep(for: .seconds(2))
      print("two seconds later")  // prints: two seconds later
      try? await Task.sleep(nanoseconds: 500_000_000)
      await MainActor.run { print("and a half") }  // prints: and a half
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("one second") }  // prints: one second
  }
}
window.rootViewController = Splash()
window.makeKeyAndVisible()
:wait 2.5
