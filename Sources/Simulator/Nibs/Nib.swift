public import ObjectModel

/// A nib file: what it recreates, and what it connects to its owner.
public struct Nib: Hashable, Sendable {
  /// The root view; nil when the owner's `view` outlet is not connected.
  public var view: Item?
  /// Subviews of the view, each connected to an outlet of the owner, in archive order.
  public var outlets: [Connection]
  /// Further top-level objects, connected but in no view.
  public var topLevel: [Connection]

  public init(view: Item?, outlets: [Connection] = [], topLevel: [Connection] = []) {
    self.view = view
    self.outlets = outlets
    self.topLevel = topLevel
  }

  /// An archived object.
  public struct Item: Hashable, Sendable {
    public var type: String
    /// In the superview's coordinates, in points; nil for the size Interface Builder gives.
    public var frame: Rect?
    /// Further attributes, set by key-value coding when the object is recreated.
    public var attributes: [Attribute]

    public init(type: String, frame: Rect? = nil, attributes: [Attribute] = []) {
      self.type = type
      self.frame = frame
      self.attributes = attributes
    }
  }

  public struct Attribute: Hashable, Sendable {
    public var key: String
    public var value: Value

    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  public struct Connection: Hashable, Sendable {
    public var outlet: String
    public var item: Item

    public init(outlet: String, item: Item) {
      self.outlet = outlet
      self.item = item
    }
  }
}

extension Simulation {
  /// Declares a nib file; nil declares that there is none of that name.
  public mutating func declare(_ nib: Nib?, named name: String) { nibs[name] = .some(nib) }

  /// The nib of that name: a declared one, else the one every class with outlets has.
  public func nib(named name: String) -> Nib? {
    if let declared = nibs[name] { return declared }
    guard let type = classes.id(named: name), classes[outline: type].isLearners,
      !hasDeclaredNib(type), !hasScene(ofClass: name)
    else { return nil }
    let outlets = classes.outlets(of: type).filter { $0.name != "view" }
    if outlets.isEmpty { return nil }
    return Nib(
      view: Nib.Item(type: "UIView"),
      outlets: outlets.map {
        let isKnown = classes.id(named: $0.outlet.type) != nil
        return Nib.Connection(
          outlet: $0.name, item: Nib.Item(type: isKnown ? $0.outlet.type : "UIView"))
      })
  }

  /// Whether the nib that a class would find by its shorter name was declared.
  private func hasDeclaredNib(_ type: ClassID) -> Bool {
    guard let short = classes[outline: type].name.withoutControllerSuffix, let nib = nibs[short]
    else { return false }
    return nib != nil
  }
}

extension String {
  /// `MyView` for `MyViewController`; nil for a name with another ending, or nothing before it.
  var withoutControllerSuffix: String? {
    hasSuffix("Controller") && utf8.count > 10 ? String(dropLast(10)) : nil
  }
}
