import UIKit
class Clock: UIViewController {
  var count = 0
  func tick(_ name: String) { print(name, count) }  // prints: tick 1 | slept 1 | tick 2
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        count += 1
        tick("tick")
        if count == 2 { break }
        try? await Task.sleep(for: .seconds(1))
      }
      print("stopped")  // prints: stopped
    }
    Task {
      for name in ["a", "c"] {
        do {
          try await Task.sleep(nanoseconds: 100_000_000)
        } catch {
          return
        }
        print(name)  // prints: a | c
      }
      print("after the loop")  // prints: after the loop
    }
    Task {
      if count == 1 {
        try await Task.sleep(for: .milliseconds(10))
        title = "slept"
      } else {
        print("never")
      }
      tick(title ?? "no title")
    }
    Task { await load() }
  }
  func load() async {
    repeat { try? await Task.sleep(for: .seconds(1)) } while count < 0
    print("loaded")  // prints: loaded
  }
}
let clock = Clock()
clock.loadViewIfNeeded()
:wait 3
