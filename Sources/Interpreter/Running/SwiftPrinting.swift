import FoundationKit
import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree
import UIKitAPI

// What Swift's `print` and string interpolation show.
extension Run {
  /// A value as it prints: an optional says so where its type is known to be one. Inside another
  /// value it is asked for its debug description first.
  func printed(
    _ value: Value, as type: StaticType = .any, isInside: Bool = false, in turn: inout Turn
  ) throws(Fault) -> String {
    if type.optionality != .none, value != .none {
      return "Optional(" + (try quoted(value, as: type.unwrapped, in: &turn)) + ")"
    }
    if let named = type.imported(value) { return named }
    if type.isMetatype, let name = type.parts.first?.argumentName { return name }
    switch value {
    case .none: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .real(let value): return type.number == .float ? "\(Float(value))" : "\(value)"
    case .point(let point): return "(\(point.x), \(point.y))"
    case .size(let size): return "(\(size.width), \(size.height))"
    case .rect(let rect):
      return "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case .record(let parts): return try printed(parts, as: type, in: &turn)
    case .number: return try printed(value.unboxed, in: &turn)
    case .object(let id): return try printed(id, as: type, isInside: isInside, in: &turn)
    case .type(let type):
      let name = SwiftNames.swiftType(turn.simulation[type].name).lastName
      return isInside && turn.simulation[type].isLearners ? "main." + name : name
    case .int(let number) where number < 0 && type.whole?.isUnsignedWord == true:
      return String(UInt(bitPattern: number))
    case .int, .string, .selector, .function, .standIn: break
    }
    return try turn.description(of: value)
  }

  /// A structure of C by its name and its parts, of which those at the end that are zero may be
  /// missing; a range of Foundation describes itself.
  private func printed(
    _ parts: [Value], as type: StaticType, in turn: inout Turn
  ) throws(Fault) -> String {
    guard let (name, names, types) = type.structure else {
      return try turn.description(of: .record(parts))
    }
    let values = types.indices.map { parts.indices.contains($0) ? parts[$0] : types[$0].zero }
    if name == "NSRange" {
      return "{" + (try listed(values, types, in: &turn)).joined(separator: ", ") + "}"
    }
    return name + "(" + (try labelled(names, values, types, in: &turn)) + ")"
  }

  /// The depth is counted here, where printing recurses.
  private func printed(
    _ id: ObjectID, as type: StaticType, isInside: Bool, in turn: inout Turn
  ) throws(Fault) -> String {
    // `Data` says nothing else.
    if let count = turn.simulation.byteCount(of: .object(id)) { return "\(count) bytes" }
    // A collection may hold itself.
    guard turn.printingDepth < Turn.deepestPrinting else { return "..." }
    turn.printingDepth += 1
    defer { turn.printingDepth -= 1 }
    return try printedDeeper(id, as: type, isInside: isInside, in: &turn)
  }

  /// In the order in which Swift asks: collections by their elements, then the type's own
  /// description, a compound or structure by its parts, an object by its class.
  private func printedDeeper(
    _ id: ObjectID, as type: StaticType, isInside: Bool, in turn: inout Turn
  ) throws(Fault) -> String {
    let value = Value.object(id)
    if let elements = turn.simulation.elements(of: value), turn.memory == .automatic {
      let types = elements.map { _ in type.element }
      return "[" + (try listed(elements, types, in: &turn)).joined(separator: ", ") + "]"
    }
    if let pairs = turn.simulation.pairs(of: value) {
      return try printed(pairs, as: type, in: &turn)
    }
    if let (section, row) = turn.simulation.indexPath(id) { return "[\(section), \(row)]" }
    if let own = description(of: id, isInside: isInside, in: turn) {
      let described = try turn.send(own, to: value, from: .uikit)
      let text = turn.simulation.text(of: described)
      return text ?? "(null)"
    }
    if turn.simulation[turn.simulation[id].type].name == "NSNotification" {
      return try printed(notification: id, in: &turn)
    }
    guard turn.simulation.isBox(id) else { return try printedObject(id, isInside, in: &turn) }
    if let (name, labels, values) = turn.simulation.compound(value) {
      if name == "..." || name == "..<", values.count == 2 {
        let bounds = try listed(values, [], in: &turn)
        return bounds.joined(separator: name)
      }
      if values.isEmpty { return name }
      let types = name.isEmpty ? type.parts : payload(of: name, id, turn.simulation)
      return name + "(" + (try labelled(labels, values, types, in: &turn)) + ")"
    }
    let declared = turn.simulation[turn.simulation[id].type]
    let names = declared.ivars.map {
      $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name
    }
    let known = program.declarations.drafts[declared.name]
    let types = declared.ivars.map { known?.type(ofIvar: $0.name) ?? .any }
    return declared.name.lastName + "("
      + (try labelled(names, turn.simulation[id].fields.map(\.foundLazily), types, in: &turn))
      + ")"
  }

  /// `name = saved, object = nil, userInfo = nil`.
  private func printed(notification id: ObjectID, in turn: inout Turn) throws(Fault) -> String {
    var written: [String] = []
    let parts: KeyValuePairs = [
      "name": StaticType.any, "object": .any.asOptional,
      "userInfo": .dictionary(.anyHashable, .any).asOptional,
    ]
    for (key, type) in parts {
      let value = turn.simulation.field(named: key, of: id) ?? .none
      written.append("\(key) = \(try printed(value, as: type, in: &turn))")
    }
    return written.joined(separator: ", ")
  }

  /// `[:]` where empty. The order is the dictionary's own.
  private func printed(
    _ pairs: [KeyedValue], as type: StaticType, in turn: inout Turn
  ) throws(Fault) -> String {
    if pairs.isEmpty { return "[:]" }
    let inner = type.isDictionary && type.parts.count == 2 ? type.parts : [.any, .any]
    var parts: [String] = []
    for pair in pairs {
      let key = try quoted(pair.key, as: inner[0], in: &turn)
      let value = try quoted(pair.value, as: inner[1], in: &turn)
      parts.append(try turn.made(key + ": " + value))
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// The types of what a case carries.
  func payload(
    of name: String, _ id: ObjectID, _ simulation: Simulation
  ) -> [StaticType] {
    let type = simulation[simulation[id].type].name
    return program.declarations.enumerations[type]?.named(name)?.payload ?? []
  }

  /// Elements inside of something are quoted, as `debugPrint` shows them.
  private func listed(
    _ values: [Value], _ types: [StaticType], in turn: inout Turn
  ) throws(Fault) -> [String] {
    var texts: [String] = []
    for (place, value) in values.enumerated() {
      let type = types.indices.contains(place) ? types[place] : .any
      texts.append(try turn.made(try quoted(value, as: type, in: &turn)))
    }
    return texts
  }

  /// `a: 1, b: 2`; a part without a label stands alone.
  private func labelled(
    _ labels: [String], _ values: [Value], _ types: [StaticType], in turn: inout Turn
  ) throws(Fault) -> String {
    let texts = try listed(values, types, in: &turn)
    let parts = texts.enumerated().map { place, text in
      let label = labels.indices.contains(place) ? labels[place] : ""
      return label.isEmpty ? text : label + ": " + text
    }
    return parts.joined(separator: ", ")
  }

  /// The message by which what Swift declares says itself what it is, if it does: of the two
  /// protocols for that, the one that is asked first where it stands.
  ///
  /// `print` asks `CustomStringConvertible` first, `debugPrint` and collections
  /// `CustomDebugStringConvertible`.
  private func description(of id: ObjectID, isInside: Bool, in turn: Turn) -> Selector? {
    let plain = conforms(id, to: "CustomStringConvertible", in: turn)
    let debug = conforms(id, to: "CustomDebugStringConvertible", in: turn)
    guard plain || debug else { return nil }
    return (isInside ? debug : !plain) ? "debugDescription" : "description"
  }

  /// Asked of the declarations, since the runtime knows Objective-C's protocols alone.
  private func conforms(_ id: ObjectID, to name: String, in turn: Turn) -> Bool {
    let simulation = turn.simulation
    return program.declarations.conforms(simulation[id].type, to: name, simulation.classes)
  }

  /// An object by its description; one of a Swift class with nothing above it by the class alone.
  ///
  /// Swift prints `main.Card` for an object without a description, Objective-C its address.
  private func printedObject(
    _ id: ObjectID, _ isInside: Bool, in turn: inout Turn
  ) throws(Fault) -> String {
    let type = turn.simulation[id].type
    let isPlain =
      turn.simulation[type].isLearners && !conforms(id, to: "NSObject", in: turn)
      && turn.simulation.classes.lineage(of: type).allSatisfy { owner in
        let declared = turn.simulation[owner]
        return declared.isLearners ? declared.isSwift : declared.name == "NSObject"
      }
    if isPlain { return home(of: turn.simulation[type].name) + "." + turn.simulation[type].name }
    guard isInside, turn.simulation.isOverridden("debugDescription", by: id) else {
      return try turn.description(of: .object(id))
    }
    let text = try turn.send("debugDescription", to: .object(id), from: .uikit)
    return turn.simulation.text(of: text) ?? "(null)"
  }

  /// A value inside another, or as `debugPrint` shows it: texts stand in quotation marks.
  ///
  /// A type of the script's stands there with its module, as the runtime's reflection prints it.
  func quoted(
    _ value: Value, as type: StaticType, in turn: inout Turn
  ) throws(Fault) -> String {
    if let named = type.imported(value) { return "__C." + named }
    if type.optionality == .none, type.seenThrough.content == ["AnyHashable"] {
      return "AnyHashable(" + (try quoted(value, as: .any, in: &turn)) + ")"
    }
    if type.optionality == .none, let text = turn.simulation.text(of: value) {
      return "\"" + text.reduce(into: "") { $0 += String.escapes[$1] ?? String($1) } + "\""
    }
    let text = try printed(value, as: type, isInside: true, in: &turn)
    guard type.optionality == .none, let id = value.object, turn.simulation.isBox(id),
      description(of: id, isInside: true, in: turn) == nil
    else { return text }
    let declared = turn.simulation[turn.simulation[id].type]
    guard declared.isLearners else { return text }
    let home = home(of: declared.name)
    return turn.simulation.compound(value) == nil
      ? home + "." + declared.name.dropLast(declared.name.lastName.count) + text
      : home + "." + declared.name + "." + text
  }

  /// Whether it says in its own words what it is.
  func describesItself(_ id: ObjectID, in turn: Turn) -> Bool {
    description(of: id, isInside: true, in: turn) != nil
  }

  /// The module that declares a type.
  func home(of type: String) -> String {
    program.declarations.drafts[type]?.library ?? "main"
  }
}

extension StaticType {
  /// A value of a type that C declares and Swift imports as one of its own, by the name in C:
  /// `NSNotificationName(_rawValue: x)`, `UIViewAutoresizing(rawValue: 2)`. Of an enumeration the
  /// cases have no names when the program runs, unless it is Swift's.
  fileprivate func imported(_ value: Value) -> String? {
    guard optionality != .optional, case .enumeration(let name)? = number else { return nil }
    switch value {
    case .int(let raw):
      let known = Framework.enumeration(name)
      if known?.isOptions == true { return "\(name)(rawValue: \(raw))" }
      // Of all enumerations here only those of Dispatch are written in Swift.
      let member =
        name.hasPrefix("Dispatch")
        ? known?.cases.first { $0.value == .integer(raw) }?.swiftName : nil
      return member ?? name
    case .real(let raw): return "\(name)(rawValue: \(raw))"
    case .string(let raw): return "\(name)(_rawValue: \(raw))"
    default: return nil
    }
  }
}

extension String {
  /// The last of the names between dots, with what stands in `<…>` behind it.
  fileprivate var lastName: String {
    let name = genericName
    guard let dot = name.lastIndex(of: ".") else { return self }
    return String(self[name.index(after: dot)...])
  }

  /// What stands for characters inside the quotation marks of a printed collection.
  fileprivate static let escapes: [Character: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t",
  ]
}
