import ObjectModel
public import ObjectRuntime
import Simulator
public import Syntax

/// What a class of the framework offers of its own, by the names of Objective-C.
public struct Offering: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var name: String
    /// The first version that has it; nil where it is as old as its class.
    public var since: UIKitVersion?
    /// Whether it answers nothing.
    public var isAction: Bool
  }

  public var properties: [Member]
  public var methods: [Member]
  public var classMethods: [Member]
}

extension FrameworkClass {
  /// Whether people name the class; some are only there for the runtime's sake.
  public var isPublic: Bool { name.first?.isUppercase == true }

  /// The members in order of their names, without accessors and what only the runtime sends.
  public var offering: Offering {
    let shown = properties.filter { !$0.isHidden }
    let accessors = Set(shown.flatMap { [$0.getter, $0.setter] })
    return Offering(
      properties: shown.map { property in
        Offering.Member(
          name: property.name,
          since: young(propertyVersions[property.name] ?? methods[property.getter]?.since),
          isAction: false)
      }.sorted { $0.name < $1.name },
      methods: members(methods.filter { !accessors.contains($0.key) }),
      classMethods: members(classMethods))
  }

  private func members(_ methods: [Selector: Method]) -> [Offering.Member] {
    methods.filter { !$0.key.name.hasPrefix("_") }
      .map { selector, method in
        Offering.Member(
          name: selector.name, since: young(method.since), isAction: method.isAction)
      }
      .sorted { $0.name < $1.name }
  }

  private func young(_ version: UIKitVersion?) -> UIKitVersion? {
    version.flatMap { $0 > since ? $0 : nil }
  }
}
