import ObjectRuntime

/// How what is yet to come keeps an object alive: a timer, a delayed block, the observer of a
/// notification.
public struct NamedHold: Equatable, Sendable {
  public var object: String
  /// The run loop, the notification centre, a subject of Combine's, or a variable of a type.
  public var root: OwnerName
  /// What that owns, over which it leads to the object, as code: `NSTimer#1.target -> clock`.
  public var path: String

  /// Whether the root owns the object itself.
  public var isDirect: Bool { path == object }
}

extension Narrator {
  /// All that lives only for what is yet to come, in the order of its creation.
  public var heldByWaiting: [NamedHold] { simulation.heldByWaiting.map(named) }

  /// The controllers that are off the screen and live only for what types share.
  public var heldByShared: [NamedHold] { simulation.heldByShared.map(named) }

  func named(_ hold: WaitingHold) -> NamedHold {
    NamedHold(
      object: name(of: hold.object), root: named(hold.root),
      path: simulation.text(of: hold.links, to: hold.object))
  }

  func named(_ root: WaitingHold.Root) -> OwnerName {
    switch root {
    case .runLoop: .runLoop
    case .notificationCenter: .notificationCenter
    case .subject(let subject, let owner?): named(owner, of: subject)
    case .subject(let subject, nil): .named(name(of: subject))
    // One of a method's own has more behind its name, which tells it from others'.
    case .shared(let name): .variable(String(name.prefix { $0 != " " }))
    }
  }
}
