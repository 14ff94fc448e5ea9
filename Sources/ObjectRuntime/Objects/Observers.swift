package import ObjectModel

/// A registration in the notification centre, which does not own the observer.
package struct Observer: Hashable, Sendable {
  package var observer: ObjectID
  /// What it is told by; a block is owned by the centre.
  package var selector: Selector
  package var block: ObjectID?
  /// Nil observes every name.
  package var name: String?
  /// Nil observes every sender.
  package var sender: Value?
  /// The line that registered it.
  package var line: Int

  package init(
    observer: ObjectID,
    selector: Selector,
    block: ObjectID? = nil,
    name: String?,
    sender: Value?,
    line: Int
  ) {
    self.observer = observer
    self.selector = selector
    self.block = block
    self.name = name
    self.sender = sender
    self.line = line
  }
}

/// Who observes what, in the order of registration.
package struct Observers: Hashable, Sendable {
  /// What was ended is nil; there are never more of these than of others.
  private var slots: [Observer?] = []
  private var endedCount = 0
  private var named: [String: [Int]] = [:]
  private var unnamed: [Int] = []
  private var ofObserver: [ObjectID: [Int]] = [:]
  /// How often an object is registered for notifications of UIKit's, by the message that tells it.
  private var ofUIKit: [Told: Int] = [:]

  /// An observer, and the message by which it is told.
  fileprivate struct Told: Hashable, Sendable {
    var observer: ObjectID
    var selector: Selector
  }

  /// Who hears of a notification; nobody is copied, and whoever comes or goes meanwhile does not
  /// matter.
  package func listeners(to name: String, from sender: Value) -> some Sequence<Observer> {
    let places = unnamed.isEmpty ? named[name] ?? [] : ((named[name] ?? []) + unnamed).sorted()
    return places.lazy.compactMap { [slots] in slots[$0] }
      .filter { $0.sender == nil || $0.sender == sender }
  }

  /// All registrations, oldest first.
  var live: [Observer] { slots.compactMap(\.self) }

  /// The blocks, and the observers that stand for them, which the centre owns.
  var blocks: [ObjectID] {
    live.flatMap { [$0.block, $0.block == nil ? nil : $0.observer].compactMap(\.self) }
  }

  func registrations(of observer: ObjectID) -> [Observer] {
    (ofObserver[observer] ?? []).compactMap { slots[$0] }
  }

  /// Whether a message tells an object of a notification of UIKit's.
  func observesUIKit(_ observer: ObjectID, by selector: Selector) -> Bool {
    !ofUIKit.isEmpty && ofUIKit[Told(observer: observer, selector: selector)] != nil
  }
}

extension Observers {
  package mutating func append(_ observer: Observer) {
    slots.append(observer)
    index(slots.count - 1, observer)
  }

  private mutating func index(_ place: Int, _ observer: Observer) {
    if let name = observer.name {
      named[name, default: []].append(place)
    } else {
      unnamed.append(place)
    }
    ofObserver[observer.observer, default: []].append(place)
    if observer.isOfUIKit { ofUIKit[observer.told, default: 0] += 1 }
  }

  /// Ends registrations of an object; answers which, in order.
  package mutating func remove(_ observer: ObjectID, where isEnded: (Observer) -> Bool)
    -> [Observer]
  {
    let places = ofObserver[observer] ?? []
    var (kept, ended): ([Int], [Observer]) = ([], [])
    for place in places {
      guard let registration = slots[place] else { continue }
      guard isEnded(registration) else {
        kept.append(place)
        continue
      }
      slots[place] = nil
      ended.append(registration)
      if registration.isOfUIKit { forget(registration.told) }
    }
    ofObserver[observer] = kept.isEmpty ? nil : kept
    endedCount += ended.count
    if endedCount * 2 > slots.count { close() }
    return ended
  }

  private mutating func forget(_ told: Told) {
    let count = ofUIKit[told, default: 1] - 1
    ofUIKit[told] = count == 0 ? nil : count
  }

  private mutating func close() {
    let live = live
    self = Observers()
    for observer in live { append(observer) }
  }
}

extension Observer {
  fileprivate var isOfUIKit: Bool { name?.hasPrefix("UI") == true }

  fileprivate var told: Observers.Told {
    Observers.Told(observer: observer, selector: selector)
  }
}
