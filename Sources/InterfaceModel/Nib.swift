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

  /// A key and the value that is set for it by key-value coding.
  public struct Attribute: Hashable, Sendable {
    public var key: String
    public var value: Value

    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// An outlet of the file's owner, and the object it is connected to.
  public struct Connection: Hashable, Sendable {
    public var outlet: String
    public var item: Item

    public init(outlet: String, item: Item) {
      self.outlet = outlet
      self.item = item
    }
  }
}
