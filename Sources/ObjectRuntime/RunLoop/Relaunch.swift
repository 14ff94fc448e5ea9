import InterfaceModel
import ObjectModel

// The end of the process and a new one: what was in memory is gone, what is on disk stays.
extension Simulation {
  /// Ends the app and launches it again. The code, nibs, storyboards and files of its bundle stay,
  /// and so do the user defaults that were set; what was only registered does not. The script's
  /// variables are zero as in a new process, but for constants that are texts or numbers.
  public mutating func relaunch(isConstant: (String) -> Bool = { _ in false }) {
    var next = Simulation(
      framework: framework, version: version, device: device, memory: memory)
    next.classes = classes
    (next.files, next.interface.nibs, next.interface.storyboards) = (
      files, interface.nibs, interface.storyboards
    )
    next.launchCount = launchCount + 1
    next.launched = launched
    next.hasWarnedOfRetainCount = hasWarnedOfRetainCount
    for var variable in variables {
      if variable.value.object != nil || !isConstant(variable.name) {
        variable.value = variable.type.zero
      }
      _ = next.variables.declare(variable)
    }
    for name in ["userDefaults", "savedState"] {
      guard let old = singletons[name] else { continue }
      let new = next.singletons[name] ?? next.launch("NSMutableDictionary", as: name)
      next.contents[new] =
        contents[old].map { next.archived($0, from: self) } ?? .dictionary(KeyTable())
      next.keepMembers(of: new)
    }
    self = next
  }

  /// Notes of an app just launched that it takes the place of another one, unless nothing had
  /// happened in that yet.
  public mutating func follow(_ other: Simulation) {
    launchCount = other.launchCount
    if self != other { launchCount += 1 }
  }

  /// A property list, as it is read back from a file: equal values in new objects.
  private mutating func archived(_ content: Content, from old: Simulation) -> Content {
    switch content {
    case .array(let values): return .array(Elements(values.map { archived($0, from: old) }))
    case .dictionary(let pairs):
      var table = KeyTable()
      for pair in pairs.pairs {
        let copy = KeyedValue(
          key: archived(pair.key, from: old), value: archived(pair.value, from: old))
        table.append(copy) { plainKey($0) }
      }
      return .dictionary(table)
    case .string, .set, .date, .color, .box, .compound, .block, .variable: return content
    }
  }

  private mutating func archived(_ value: Value, from old: Simulation) -> Value {
    guard let id = value.object else { return value }
    guard old.contents[id] != nil || old.bulks[id] != nil else { return .none }
    let copy = create(old[id].type, line: 0)
    bulks[copy] = old.bulks[id]
    contents[copy] = old.contents[id].map { archived($0, from: old) }
    keepMembers(of: copy)
    return .object(copy)
  }

  /// A collection owns its members.
  private mutating func keepMembers(of id: ObjectID) {
    for member in contents[id]?.members ?? [] {
      self[member].ownerships.append(Ownership(.collection(id), since: 0))
    }
  }
}

/// The classes of the app's delegate and of its scene's.
public struct LaunchedClasses: Hashable, Sendable {
  public var app: String
  public var scene: String?

  package init(app: String, scene: String?) { (self.app, self.scene) = (app, scene) }
}
