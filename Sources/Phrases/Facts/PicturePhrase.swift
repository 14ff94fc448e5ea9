public import Sessions

/// A part of a timeline that is told in words.
public enum TimelinePhrase: Sendable {
  /// How many messages went to which controllers.
  case heading(calls: Int, controllers: [String])
  /// Somebody is sent a message; its text as the runtime would be written to.
  case call(String, to: String, isController: Bool)
  case mark(Timeline.Mark)
  /// What the app printed.
  case log(String)
  /// What UIKit wrote to the console.
  case warning(String)
  /// The file that the picture was written to.
  case drawn(String)
}

/// Why a controller stands where it does in a tree; names of containers only where no line leads to them.
public enum RolePhrase: Equatable, Sendable {
  case root
  case inStack, topOfStack
  case tab, selectedTab
  case child
  /// Presented in a style, by UIKit's name of it.
  case presented(String)
  /// On its way out of a container.
  case leaving
  /// Nobody's child, though its view is in somebody's view.
  case guest
  case alone
}

/// A branch of a tree that is told in words, with the names of what it is in.
public enum TreePhrase: Sendable {
  case window(String, size: String, isVisible: Bool)
  case controller(String, RolePhrase, of: String?, ControllerPlace, owners: [String])
  /// A controller's view, with its superview where that is worth telling.
  case view(String, size: String, of: String, in: String?)
  case subview(String, size: String, in: String)
}
