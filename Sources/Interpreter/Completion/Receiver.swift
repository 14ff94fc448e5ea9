import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree
import UIKitAPI
import UIKitClasses

/// What an unfinished message is sent to: a class, as far as its text and the world tell.
struct Receiver {
  private let world: World
  private let dialect: Dialect
  /// A class of the framework's stands for all that nobody knows more of.
  private var type: ClassID
  /// The object itself, where it is there already.
  private var object: ObjectID?
  /// Whether it is the class, not one of its objects.
  private var isClass = false

  /// Nil where the chain begins with nothing known, or goes over something of which nobody knows
  /// the class.
  ///
  /// - Parameter before: the text before the word, which may declare the class that `self` is of.
  init?(_ text: Substring, _ dialect: Dialect, _ before: Substring, in world: World) {
    self.world = world
    self.dialect = dialect
    let simulation = world.simulation
    var parts = Receiver.parts(of: text)
    guard !parts.isEmpty else { return nil }
    let first = parts.removeFirst()
    if first == "self" || first == "super" {
      guard let name = Receiver.declared(in: before),
        let id = simulation.classes.id(named: SwiftNames.objectiveCType(name))
      else { return nil }
      type = id
    } else if let id = simulation.object(named: first) {
      object = id
      type = simulation[id].type
    } else if let id = simulation.classes.id(named: SwiftNames.objectiveCType(first)) {
      type = id
      isClass = true
    } else {
      return nil
    }
    for part in parts where !advance(to: part) { return nil }
  }

  /// `x.view` and `[x view]` as `x`, `view`; nothing for what is more than a chain of names.
  private static func parts(of text: Substring) -> [String] {
    var text = text
    var last: [String] = []
    while text.hasPrefix("["), text.hasSuffix("]") {
      text = text.dropFirst().dropLast()
      guard let space = text.lastIndex(of: " ") else { return [] }
      last.insert(String(text[text.index(after: space)...]), at: 0)
      text = text[..<space]
    }
    let names = text.split(separator: ".").map { name in
      String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#" })
    }
    return names.contains("") ? [] : names + last
  }

  /// The superclass that a text declares last, which its `self` inherits from.
  ///
  /// By words alone: the text is unfinished, so that no parser would take it.
  private static func declared(in text: Substring) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" && $0 != "@" }
    var found: String?
    for (place, word) in words.enumerated() where place + 1 < words.count {
      let next = words[place + 1].prefix { $0 != ":" }
      if word == "class" || word == "extension" || word == "@interface" {
        let follower = words.dropFirst(place + 2).first { $0 != ":" }
        let isInherited = words[place + 1].hasSuffix(":") || words.dropFirst(place + 2).first == ":"
        found = String(isInherited ? follower ?? next : next)
      } else if word == "@implementation", found == nil {
        found = String(next)
      }
    }
    return found
  }

  /// Goes on to what a member answers; false when nothing is known of that.
  ///
  /// The object that is there tells more than a declaration, as it may be of a subclass.
  private mutating func advance(to member: String) -> Bool {
    let simulation = world.simulation
    let selector =
      SwiftNames.factory(type: simulation[type].name, member: member)
      ?? SwiftNames.objectiveCProperty(member)
    if let id = object.flatMap({ simulation.field(named: selector, of: $0) })?.object {
      (object, type, isClass) = (id, simulation[id].type, false)
      return true
    }
    let outlet = simulation.classes.property(named: selector, of: type)?.outlet?.type
    guard let name = outlet ?? declaredClass(of: selector) ?? answer(of: selector),
      let id = simulation.classes.id(named: name)
    else { return false }
    (object, type, isClass) = (nil, id, false)
    return true
  }

  /// The class of what the framework declares that a member answers.
  private func declaredClass(of selector: String) -> String? {
    let simulation = world.simulation
    let framework = simulation.classes.lineage(of: type).lazy.map { simulation[$0] }
      .first { !$0.isLearners }
    guard let framework,
      let found = Framework.member(selector, of: framework.name, isOfClass: isClass)
    else { return nil }
    switch found.member.returns.kind {
    case .object(let name, _): return name
    case .receiver: return simulation[type].name
    default: return nil
    }
  }

  /// What makes an object of the class itself.
  private func answer(of selector: String) -> String? {
    ["alloc", "init", "new", "self"].contains(selector) ? world.simulation[type].name : nil
  }

  /// The members of the class and its ancestors, its own first, each once.
  func members(behindDot: Bool) -> [Continuations.Word] {
    var known: Set<String> = []
    return world.simulation.classes.lineage(of: type).flatMap { id -> [Continuations.Word] in
      let type = world.simulation[id]
      return type.isLearners ? learners(type) : framework(type.name, behindDot)
    }.filter { known.insert($0.text + $0.note).inserted }
  }

  /// Of the runtime's messages those that are accessors of properties, or made by the compiler
  /// (their names begin with a dot), are none that anybody writes.
  private func learners(_ type: Class) -> [Continuations.Word] {
    if isClass {
      let methods = type.classMethods.keys.filter { !$0.isInstance }
      return methods.map(\.name).sorted().map(method)
    }
    let accessors = Set(type.properties.flatMap { [$0.getter.name, $0.setter.name] })
    let methods = type.methods.keys.filter { !$0.isInstance }.map(\.name).filter {
      !accessors.contains($0) && !$0.hasPrefix(".")
    }
    return type.properties.filter { !$0.isHidden }.map { .init($0.name) }
      + methods.sorted().map(method)
  }

  /// As the dialect writes a method: with labels in brackets, or as a selector.
  private func method(_ selector: String) -> Continuations.Word {
    dialect == .swift ? .init(swift: selector) : .init(selector)
  }

  /// What the header declares, without what the simulated version does not have yet.
  private func framework(_ name: String, _ behindDot: Bool) -> [Continuations.Word] {
    guard let reference = Reference(toClass: name, in: dialect) else { return [] }
    let members: [Reference.Member]
    if isClass {
      members = reference.classMethods
    } else {
      // A dot of Objective-C reads properties and sends nothing.
      let sendsNothing = behindDot && dialect == .objectiveC
      members = reference.properties + (sendsNothing ? [] : reference.methods)
    }
    return members.filter { ($0.since ?? .oldest) <= world.simulation.version }
      .map { dialect == .swift ? .init(full: $0.name) : .init($0.name) }
  }
}
