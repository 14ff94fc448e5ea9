import Orders

/// UIKit's part in a scene, played call by call.
public struct DriveState: Sendable {
  /// What came of a call that a person made in UIKit's place.
  public enum Outcome: Equatable, Sendable {
    case accepted(object: String, selector: String)
    case refused(DriveRefusal)
  }

  private let key: DriveKey
  /// The ids of the calls that were made, in their order.
  public private(set) var given: [String] = []
  /// How many calls were refused.
  public private(set) var refused = 0
  /// The objects in the middle of a layout pass.
  private var laidOut: Set<String> = []

  init(_ key: DriveKey) { self.key = key }

  /// What has been done, in whatever order: what may come next depends on nothing else.
  public var done: Set<String> { Set(given).union(laidOut.map { "\($0) lays out" }) }

  public var isFinished: Bool { given.count == key.par }

  /// The calls that UIKit may make now, in the order of the scene.
  public var next: [CallOrder.Item] {
    key.calls.order.legalNext(after: given).compactMap { key.calls[$0] }
      .filter { !laidOut.contains($0.object) } + laidOut.sorted().map(CallOrder.Item.endOfLayout)
  }

  /// What may be said of the next call, the gentlest first; whom it goes to only where several
  /// are called.
  public var hints: [DriveHint] {
    guard let call = next.first else { return [] }
    return [.rule(DriveRule(call.selector))]
      + (key.objects.count > 1 ? [.object(call.object)] : []) + [.call(call)]
  }

  /// A call with the object that hears it before its selector; nil where several hear it and it names
  /// none.
  public func name(of call: TypedCall) -> String? {
    let selector = call.selector(among: key.selectors)
    return (call.object ?? onlyReceiver(of: selector)).map { $0 + " " + selector }
  }

  /// Makes a call. One that does not say whose it is, and may be several objects', is not counted.
  public mutating func take(_ call: TypedCall) -> Outcome {
    let selector = call.selector(among: key.selectors)
    guard let object = call.object ?? onlyReceiver(of: selector) else {
      return .refused(.whose(selector))
    }
    let name = object + " " + selector
    let accepted = Outcome.accepted(object: object, selector: selector)
    let free = key.calls.loops.filter { $0.call == name }
    if let refusal = refusalOfLayout(selector, of: object) { return refuse(refusal) }
    if free.contains(where: isOpen) {
      takeLayout(selector, of: object)
      return accepted
    }
    let items = key.calls.items.filter { $0.selector == selector && $0.object == object }
    if items.isEmpty, key.sentByApp.contains(name) { return .refused(.sentByApp(name)) }
    guard let item = items.first(where: { !given.contains($0.id) }) else {
      if let after = free.first(where: { !isBegun($0) })?.after, let first = obstacle(to: after) {
        return refuse(.tooEarly(name, before: first))
      }
      if !free.isEmpty { return .refused(.leftOut(name)) }
      return refuse(items.isEmpty ? .notSent(name) : .alreadySent(name))
    }
    guard next.contains(item) else {
      return refuse(obstacle(to: item.id).map { .tooEarly(name, before: $0) } ?? .notSent(name))
    }
    if call.contradicts(item.arguments) {
      return refuse(.wrongArgument(name, wanted: item.arguments))
    }
    given.append(item.id)
    return accepted
  }

  /// The object that a call goes to where that need not be said: no other gets it, or gets it yet.
  private func onlyReceiver(of selector: String) -> String? {
    if key.objects.count == 1 { return key.objects[0] }
    let items = key.calls.items.filter { $0.selector == selector }
    let open = items.filter { !given.contains($0.id) }.map(\.object)
    let free = key.objects.filter { object in
      key.calls.loops.contains { $0.call == "\(object) \(selector)" }
    }
    return Set(open + free).only ?? Set(items.map(\.object) + free).only
  }

  private mutating func refuse(_ refusal: DriveRefusal) -> Outcome {
    refused += 1
    return .refused(refusal)
  }

  // MARK: Layout
  /// A pass that has begun is gone through to its end, which does not come by itself.
  private func refusalOfLayout(_ selector: String, of object: String) -> DriveRefusal? {
    guard key.laysOutFreely(object) else { return nil }
    let isEnd = selector == CallOrder.Item.layoutEnd
    if laidOut.contains(object) == isEnd { return nil }
    let first = isEnd ? CallOrder.Item.startOfLayout(object) : .endOfLayout(object)
    return .tooEarly(object + " " + selector, before: first)
  }

  private mutating func takeLayout(_ selector: String, of object: String) {
    guard key.laysOutFreely(object) else { return }
    switch selector {
    case CallOrder.Item.layoutStart: laidOut.insert(object)
    case CallOrder.Item.layoutEnd: laidOut.remove(object)
    default: break
    }
  }

  // MARK: Places
  private func isBegun(_ loop: Automaton.Loop) -> Bool { loop.after.map(given.contains) ?? true }

  /// Whether a call that may come any number of times may come now.
  private func isOpen(_ loop: Automaton.Loop) -> Bool {
    isBegun(loop) && !(loop.before.map(given.contains) ?? false)
  }

  /// What must come first: of what may come now something that an item waits for, or is.
  private func obstacle(to id: String) -> CallOrder.Item? {
    next.first { $0.id == id || key.calls.order.precedes($0.id, id) }
  }
}

extension Set {
  fileprivate var only: Element? { count == 1 ? first : nil }
}

extension DriveKey {
  /// Whether layout passes of an object may come any number of times.
  fileprivate func laysOutFreely(_ object: String) -> Bool {
    [CallOrder.Item.layoutStart, CallOrder.Item.layoutEnd].allSatisfy { selector in
      calls.loops.contains { $0.call == "\(object) \(selector)" }
    }
  }
}

extension CallOrder.Item {
  fileprivate static let layoutStart = "viewWillLayoutSubviews"
  fileprivate static let layoutEnd = "viewDidLayoutSubviews"

  fileprivate static func startOfLayout(_ object: String) -> Self { Self(layoutStart, of: object) }
  fileprivate static func endOfLayout(_ object: String) -> Self { Self(layoutEnd, of: object) }

  private init(_ selector: String, of object: String) {
    self.init(id: "\(object) \(selector)", object: object, selector: selector, arguments: [])
  }
}

/// Why UIKit would not make a call now.
public enum DriveRefusal: Equatable, Sendable {
  /// Another call comes before it.
  case tooEarly(String, before: CallOrder.Item)
  /// Nobody hears it in this scene.
  case notSent(String)
  /// It was made as often as it is.
  case alreadySent(String)
  case wrongArgument(String, wanted: [String])
  /// The scene's own code sends it; nothing is counted.
  case sentByApp(String)
  /// It may be left out, and its time has gone by; nothing is counted.
  case leftOut(String)
  /// Several objects are called, and it names none.
  case whose(String)
}
