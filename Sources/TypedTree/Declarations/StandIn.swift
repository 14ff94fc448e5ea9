public import Syntax

/// A name that nobody declares, and where it was met first.
public struct StandIn: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case type = "class"
    case value, function, member, module
  }

  /// Whose the name is: the project's, or one of Apple's frameworks'.
  public enum Origin: String, Hashable, Sendable { case project, framework }

  public var name: String
  public var kind: Kind
  public var origin: Origin
  /// The version that has it first; nil where that is not known.
  public var since: UIKitVersion?
  /// The name of the text, and the line.
  public var home: String
  public var line: Int

  package init(
    name: String, kind: Kind, origin: Origin, since: UIKitVersion? = nil, home: String, line: Int
  ) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.since = since
    self.home = home
    self.line = line
  }
}

/// Whether names that nobody declares are errors, and those that are not.
package struct StandIns: Sendable {
  /// Whether something stands in for a name that nobody declares.
  package var isOpen = false
  /// In the order of the program, each name once.
  package private(set) var all: [StandIn] = []
  private var names: Set<String> = []

  package func has(_ name: String) -> Bool { names.contains(name) }

  package mutating func note(_ standIn: StandIn) {
    if names.insert(standIn.name).inserted { all.append(standIn) }
  }
}
