class Page {
  var count = 0
  var done: (() -> Void)?
  func turn() {}
  func later(_ work: @escaping () -> Void) { done = work }
  func now(_ work: () -> Void) { work() }
  func start() {
    later { turn() }  // error: explicitSelf
    done = { count = 1 }  // error: explicitSelf
    now { turn() }
    later { [weak self] in
      guard let self else { return }
      turn()
    }
  }
}
