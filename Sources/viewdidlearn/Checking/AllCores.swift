import Mistakes
import Synchronization

/// Whatever cores the machine has, with a bar for whoever waits at a terminal.
struct AllCores: Workforce {
  /// Whether there is a bar to be drawn.
  let arguments: Arguments

  /// The bar names what is worked on, and is gone before anything is said.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], named name: @escaping @Sendable (Item) -> String,
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let bar = Mutex(ProgressBar(of: items.count, arguments))
    defer { bar.withLock { $0.clear() } }
    return Pool.map(
      items, stackSize: deepStackSize,
      begin: { item in bar.withLock { $0.show(name(item)) } }, work)
  }
}
