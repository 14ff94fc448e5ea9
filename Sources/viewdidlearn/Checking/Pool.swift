import CProcess
import LibC
import Synchronization

/// Independent pieces of work, done on all cores.
enum Pool {
  /// In bytes.
  private static let stackSize = 64 << 20

  /// The results in the order of the items, whichever was done first.
  ///
  /// - Parameters:
  ///   - stackSize: bytes of stack for a thread, by default so many that a lesson's run nests as
  ///     deeply as at the prompt of a lesson.
  ///   - begin: told of each item when it is begun, one at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], stackSize: Int = stackSize,
    begin: @escaping @Sendable (Item) -> Void = { _ in },
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let desk = Desk<Item, Result>(items)
    let drain: @Sendable () -> Void = {
      while let (place, item) = desk.take(begin) { desk.put(work(item), at: place) }
    }
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let threads = (0..<min(cores, items.count)).compactMap { _ in Thread(stackSize, drain) }
    if threads.isEmpty { drain() }
    for thread in threads { thread.join() }
    return desk.results
  }

  /// The results in the order of the items, each told as soon as it and those before it are there.
  ///
  /// Whoever has the next one tells it and what waited for it, one at a time, while others work on.
  /// Nothing is begun any more once telling has failed.
  static func each<Item: Sendable, Result: Sendable, Failure: Error>(
    _ items: [Item], begin: @escaping @Sendable (Item) -> Void = { _ in },
    _ work: @escaping @Sendable (Item) -> Result,
    tell: @escaping @Sendable (Item, Result) throws(Failure) -> Void
  ) throws(Failure) {
    let line = Mutex(Line<Result, Failure>())
    let tellInTurn: @Sendable (Int) -> Void = { place in
      if line.withLock({ $0.failure != nil }) { return }
      let result = work(items[place])
      line.withLock { line in
        line.waiting[place] = result
        while let next = line.waiting.removeValue(forKey: line.next), line.failure == nil {
          do throws(Failure) {
            try tell(items[line.next], next)
          } catch {
            line.failure = error
          }
          line.next += 1
        }
      }
    }
    _ = map(items.indices.map(\.self), begin: { begin(items[$0]) }, tellInTurn)
    if let failure = line.withLock({ $0.failure }) { throw failure }
  }

  /// Results that wait for those before them.
  private struct Line<Result: Sendable, Failure: Error>: Sendable {
    /// The place whose turn it is to be told.
    var next = 0
    /// What is done before its turn has come.
    var waiting: [Int: Result] = [:]
    /// The first one; what comes behind it is not told.
    var failure: Failure?
  }

  /// What two pieces of work come to that are done at the same time, the first of them here.
  static func both<One, Other: Sendable>(
    _ one: () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) {
    let done = Mutex(Other?.none)
    let thread = Thread(stackSize) {
      let result = other()
      done.withLock { $0 = result }
    }
    let first = one()
    thread?.join()
    return (first, done.withLock { $0 } ?? other())
  }

  /// Where the work lies, and what came of it.
  private final class Desk<Item: Sendable, Result: Sendable>: Sendable {
    private let items: [Item]
    private let state: Mutex<(next: Int, results: [Int: Result])> = Mutex((0, [:]))

    /// Nothing has been taken yet.
    init(_ items: [Item]) { self.items = items }

    /// The next piece, with its place; nil when all have been taken. `begin` is told under the
    /// lock, so that nobody is told of two at once.
    func take(_ begin: (Item) -> Void) -> (place: Int, item: Item)? {
      state.withLock { state in
        guard state.next < items.count else { return nil }
        defer { state.next += 1 }
        begin(items[state.next])
        return (state.next, items[state.next])
      }
    }

    /// Puts a result down, in any order.
    func put(_ result: Result, at place: Int) {
      state.withLock { $0.results[place] = result }
    }

    /// In the order of the items.
    var results: [Result] {
      let results = state.withLock { $0.results }
      return items.indices.compactMap { results[$0] }
    }
  }
}

/// A thread of the system that does one thing.
private struct Thread {
  /// The handle of the system.
  private let id: pthread_t

  /// Nil where the system has no room for one more.
  init?(_ stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    /// A C function takes a pointer to an object, not a closure.
    final class Box {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Box(body))
    var id = pthread_t()
    let failure = pthread_create(
      &id, &attributes,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    if failure != 0 {
      box.release()
      return nil
    }
    self.id = id
  }

  /// Waits until it is done.
  func join() { pthread_join(id, nil) }
}
