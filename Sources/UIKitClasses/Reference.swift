import ObjectRuntime
import Simulator
public import Syntax
import UIKitAPI

/// What a class of the framework is called and offers in one language, for a person to look up.
public struct Reference: Equatable, Sendable {
  public struct Member: Equatable, Sendable {
    public var name: String
    /// The first version that has it; nil where it is as old as its class.
    public var since: UIKitVersion?
  }

  /// The name that Objective-C and the class table have.
  public var className: String
  /// The class and what it inherits from, in the language.
  public var lineage: [String]
  /// The first version that has the class.
  public var since: UIKitVersion
  public var properties: [Member]
  public var methods: [Member]
  public var classMethods: [Member]
  public var dialect: Dialect
}

extension Reference {
  /// The names of all classes there is something to say of, in the language.
  public static func names(in dialect: Dialect) -> [String] {
    FrameworkTable.uikit.classes.filter(\.isPublic).map { name(of: $0.name, in: dialect) }
  }

  /// Looks a class up by the name it has in either language; nil for what is no class.
  public init?(toClass name: String, in dialect: Dialect) {
    let known = [name, SwiftNames.objectiveCType(name)].lazy
      .compactMap { name in FrameworkTable.uikit.classes.first { $0.name == name && $0.isPublic } }
      .first
    guard let known else { return nil }
    let offering = known.offering
    className = known.name
    lineage = sequence(first: known) { type in
      FrameworkTable.uikit.classes.first { $0.name == type.superclass }
    }.map { Reference.name(of: $0.name, in: dialect) }
    since = known.since
    self.dialect = dialect
    switch dialect {
    case .objectiveC:
      properties = offering.properties.map { Member(name: $0.name, since: $0.since) }
      methods = offering.methods.map { Member(name: $0.name, since: $0.since) }
      classMethods = offering.classMethods.map { Member(name: $0.name, since: $0.since) }
    case .swift:
      (properties, methods, classMethods) = ([], [], [])
      sortInSwift(offering)
    }
  }

  private static func name(of type: String, in dialect: Dialect) -> String {
    dialect == .swift ? SwiftNames.swiftType(type) : type
  }
}

// MARK: - In Swift
extension Reference {
  /// What a method of Objective-C is in Swift: a method, a property, an initialiser, or nothing.
  private mutating func sortInSwift(_ offering: Offering) {
    properties = offering.properties.map {
      Member(name: SwiftNames.swiftProperty($0.name), since: $0.since)
    }
    for method in offering.methods where isKnownToSwift(method, isOfClass: false) {
      if isCalled(method) {
        let name = SwiftNames.fullName(selector: method.name).text
        methods.append(Member(name: name, since: method.since))
      } else {
        let name = SwiftNames.swiftProperty(method.name)
        properties.append(Member(name: name, since: method.since))
      }
    }
    for method in offering.classMethods where isKnownToSwift(method, isOfClass: true) {
      let name =
        SwiftNames.member(type: className, factory: method.name)
        ?? Reference.initializer(method.name, of: className)
        ?? SwiftNames.fullName(selector: method.name).text
      if name.hasPrefix("init(") {
        methods.append(Member(name: name, since: method.since))
      } else {
        classMethods.append(Member(name: name, since: method.since))
      }
    }
    for path in [\Reference.properties, \.methods, \.classMethods] {
      var known: Set<String> = []
      self[keyPath: path] = self[keyPath: path].sorted { $0.name < $1.name }
        .filter { known.insert($0.name).inserted }
    }
  }

  /// Whether Swift calls it, rather than reads it as a property.
  private func isCalled(_ method: Offering.Member) -> Bool {
    let found = Framework.member(method.name, of: className, isOfClass: false)
    if case .getter = found?.member { return false }
    return found != nil || method.name.contains(":") || method.isAction
  }

  /// `dateWithTimeIntervalSinceNow:` is `init(timeIntervalSinceNow:)`: the class's own name goes.
  private static func initializer(_ selector: String, of type: String) -> String? {
    var words = type.dropFirst(2)
    if words.hasPrefix("Mutable") { words = words.dropFirst(7) }
    let prefix = words.prefix(1).lowercased() + words.dropFirst() + "With"
    guard selector.hasPrefix(prefix) else { return nil }
    return SwiftNames.fullName(selector: "initWith" + selector.dropFirst(prefix.count)).text
  }

  /// Whether Swift has no other means for it.
  private func isKnownToSwift(_ method: Offering.Member, isOfClass: Bool) -> Bool {
    let found = Framework.member(method.name, of: className, isOfClass: isOfClass)
    guard case .method(let declared)? = found?.member else { return true }
    return !declared.isUnknownToSwift
  }
}
