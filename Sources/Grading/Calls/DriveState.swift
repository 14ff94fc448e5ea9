import Orders

/// UIKit's part in a scene, played call by call.
public struct DriveState: Sendable {
  public enum Outcome: Equatable, Sendable {
    case accepted(object: String, selector: String)
    case refused(DriveRefusal)
  }

  private let key: DriveKey
  /// The ids of the calls that were made, in their order.
  public private(set) var given: [String] = []
  /// How many calls were refused.
  public private(set) var refused = 0

  init(_ key: DriveKey) { self.key = key }

  public var isFinished: Bool { given.count == key.par }

  /// The calls that UIKit may make now, in the order of the scene.
  public var next: [CallOrder.Item] {
    key.calls.order.legalNext(after: given).compactMap { key.calls[$0] }
  }

  /// What may be said of the next call, the gentlest first.
  public var hints: [DriveHint] {
    next.first.map { [.rule(DriveRule($0.selector)), .object($0.object), .call($0)] } ?? []
  }

  /// Makes a call. One that does not say whose it is is not counted.
  public mutating func take(_ call: TypedCall) -> Outcome {
    let selector = call.selector(among: key.calls.selectors)
    guard let object = call.object ?? (key.objects.count == 1 ? key.objects[0] : nil) else {
      return .refused(.whose(selector))
    }
    let name = object + " " + selector
    let accepted = Outcome.accepted(object: object, selector: selector)
    let free = key.calls.loops.filter { $0.call == name }
    if free.contains(where: isOpen) { return accepted }
    let items = key.calls.items.filter { $0.call == name }
    if items.isEmpty, key.sentByApp.contains(name) { return .refused(.sentByApp(name)) }
    guard let item = items.first(where: { !given.contains($0.id) }) else {
      if let after = free.first(where: { !isBegun($0) })?.after, let first = obstacle(to: after) {
        return refuse(.tooEarly(name, before: first))
      }
      return refuse(items.isEmpty && free.isEmpty ? .notSent(name) : .alreadySent(name))
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

  private mutating func refuse(_ refusal: DriveRefusal) -> Outcome {
    refused += 1
    return .refused(refusal)
  }

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
  /// Several objects are called, and it names none.
  case whose(String)
}
