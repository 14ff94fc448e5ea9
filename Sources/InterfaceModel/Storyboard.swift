public import ObjectModel

/// A storyboard file: scenes, and the segues that lead from one to another.
public struct Storyboard: Hashable, Sendable {
  /// The scene that `instantiateInitialViewController` makes; nil when no arrow points to one.
  public var initial: String?
  public var scenes: [Scene]

  public init(initial: String? = nil, scenes: [Scene]) {
    self.initial = initial
    self.scenes = scenes
  }

  /// A view controller, its view in a nib of its own, and where it leads.
  public struct Scene: Hashable, Sendable {
    /// Its storyboard identifier.
    public var identifier: String
    /// The class of its controller.
    public var type: String
    public var nib: Nib
    /// The scenes a container starts with: the root of a stack, the tabs.
    public var children: [String]
    public var segues: [Segue]

    public init(
      identifier: String, type: String, nib: Nib = Nib(view: Nib.Item(type: "UIView")),
      children: [String] = [], segues: [Segue] = []
    ) {
      self.identifier = identifier
      self.type = type
      self.nib = nib
      self.children = children
      self.segues = segues
    }
  }

  /// A way from one scene to another.
  public struct Segue: Hashable, Sendable {
    public var identifier: String
    public var kind: Kind
    /// The scene it leads to; of an unwind segue, nil.
    public var destination: String?
    /// What an unwind segue looks for, and sends.
    public var action: Selector?
    /// The outlet of the control that triggers it, or of the view that an embedded scene fills.
    public var origin: String?

    public init(
      identifier: String, kind: Kind, destination: String? = nil, action: Selector? = nil,
      origin: String? = nil
    ) {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
      self.action = action
      self.origin = origin
    }

    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case show, present, embed, unwind
    }
  }

  /// The scene of an identifier.
  public func scene(_ identifier: String) -> Scene? {
    scenes.first { $0.identifier == identifier }
  }
}

/// Which scene of which storyboard a controller was made from.
package struct SceneReference: Hashable, Sendable {
  package var storyboard: String
  package var scene: String

  package init(storyboard: String, scene: String) {
    self.storyboard = storyboard
    self.scene = scene
  }

  /// What the nib of its view is called; Interface Builder's own names are made of two such ids.
  package var nibName: String { "\(scene)-view" }
}
