import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Parsing
import Simulator
public import Syntax
public import UIKitAPI

/// What became known with the declaration of a type, as far as the life cycle is concerned.
public struct Declared: Equatable, Sendable {
  public var name: String
  /// The framework's or the learner's class above it; nil where Swift has none.
  public var superclass: String?
  /// The outlets that the class declares itself.
  public var outlets: [String] = []
  /// The messages of the life cycle that it implements itself, in the order of a life.
  public var lifeCycle: [LifeCycle] = []
  /// The nib that its controllers load, where there is one.
  public var nib: Nib?

  /// How its messages are spelt.
  public var dialect = Dialect.objectiveC

  /// The messages of the life cycle that it implements, as its dialect spells them.
  public var messages: [String] {
    lifeCycle.map { SwiftNames.spelling(of: $0.rawValue, in: dialect) }
  }

  /// A nib file, by what it holds.
  public struct Nib: Equatable, Sendable {
    public var name: String
    /// The class of its view.
    public var view: String
    /// The classes of the other objects, each with how many there are, in archive order.
    public var objects: [Count]
  }

  /// So many objects of a class in a nib.
  public struct Count: Equatable, Sendable {
    public var type: String
    public var count: Int
  }
}

extension Declared {
  /// What is known of a type when more of it has been declared.
  public func joined(_ later: Declared) -> Declared {
    var all = later
    all.superclass = later.superclass ?? superclass
    all.outlets = outlets + later.outlets.filter { !outlets.contains($0) }
    all.lifeCycle = later.lifeCycle.isEmpty ? lifeCycle : later.lifeCycle
    all.nib = all.lifeCycle.contains(.loadView) ? nil : later.nib ?? nib
    return all
  }
}

extension World {
  /// What the declarations of a script made known, type by type.
  func declarations(in script: Script) -> [Declared] {
    var names: [String] = []
    var interfaces: Set<String> = []
    for case .statement(let statement, _) in script.items {
      guard case .type(let type) = statement.kind else { continue }
      let name = type.name.text
      if !names.contains(name) { names.append(name) }
      if !type.isImplementation { interfaces.insert(name) }
    }
    return names.map { declared($0, hasInterface: interfaces.contains($0)) }
  }

  /// An implementation alone says nothing of outlets: they were told of with the interface.
  private func declared(_ name: String, hasInterface: Bool) -> Declared {
    var declared = Declared(name: name)
    guard let id = simulation.classes.id(named: name), !simulation[id].isValueType else {
      return declared
    }
    let type = simulation[id]
    declared.superclass = type.isRoot ? nil : type.superclass.map { simulation[$0].name }
    // A class of Swift has initialisers that nobody wrote: the inherited ones.
    declared.lifeCycle = LifeCycle.allCases.filter {
      type.methods[$0.selector] != nil && !(type.isSwift && $0.rawValue.hasPrefix("init"))
    }
    guard hasInterface else { return declared }
    let own = Set(type.ivars.compactMap { $0.outlet == nil ? nil : $0.label })
      .union(type.properties.compactMap { $0.outlet == nil ? nil : $0.name })
    declared.outlets = simulation.classes.outlets(of: id).map(\.name).filter(own.contains)
    if !declared.lifeCycle.contains(.loadView) { declared.nib = nib(of: id, named: name) }
    return declared
  }

  /// The nib found by the class's name (uikit-facts 1.3, 1.6): controllers of tables ignore it.
  private func nib(of id: ClassID, named name: String) -> Declared.Nib? {
    let isFound = !simulation[id].isSwift || simulation.version.findsNibsOfSwiftClasses
    guard isFound, simulation.isKind(id, of: "UIViewController"),
      !simulation.isKind(id, of: "UITableViewController"),
      let nib = simulation.nib(named: name), let view = nib.view
    else { return nil }
    var objects: [Declared.Count] = []
    for connection in nib.outlets + nib.topLevel {
      let type = connection.item.type
      if let place = objects.firstIndex(where: { $0.type == type }) {
        objects[place].count += 1
      } else {
        objects.append(Declared.Count(type: type, count: 1))
      }
    }
    return Declared.Nib(name: name, view: view.type, objects: objects)
  }
}

extension TypeDeclaration {
  fileprivate var isImplementation: Bool {
    switch form {
    case .implementation, .category(_, isImplementation: true): true
    default: false
    }
  }
}

extension Script {
  /// Whether a statement of it makes a name known.
  var isDeclaration: Bool {
    items.contains { item in
      guard case .statement(let statement, _) = item else { return false }
      switch statement.kind {
      case .type, .function, .alias, .genericAlias, .constants, .forward, .macro: return true
      default: return false
      }
    }
  }
}
