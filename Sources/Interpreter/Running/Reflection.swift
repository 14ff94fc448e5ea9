import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

/// What a value is made of, as Swift's `Mirror` shows it.
struct Reflection {
  /// The kind by its name in `Mirror.DisplayStyle`; nil for what has no parts that anybody may see.
  var style: String?
  var parts: [Part] = []
  /// The class above one whose own parts these are.
  var superclass: ClassID?

  struct Part {
    var label: String?
    var value: Value
    var type = StaticType.any
  }
}

extension Run {
  func reflection(
    of value: Value, as type: StaticType = .any, in turn: inout Turn
  ) throws(Fault) -> Reflection {
    if type.optionality != .none {
      let some = Reflection.Part(label: "some", value: value, type: type.unwrapped)
      return Reflection(style: "optional", parts: value == .none ? [] : [some])
    }
    guard let id = value.object else { return Reflection() }
    if let elements = turn.simulation.elements(of: value) {
      let parts = elements.map { Reflection.Part(value: $0.unboxed, type: type.element) }
      return Reflection(style: turn.simulation.isSet(value) ? "set" : "collection", parts: parts)
    }
    if let pairs = turn.simulation.pairs(of: value) {
      var parts: [Reflection.Part] = []
      for pair in pairs {
        let both = try turn.makeCompound(["key", "value"], [pair.key.unboxed, pair.value.unboxed])
        parts.append(Reflection.Part(value: both, type: type.element))
      }
      return Reflection(style: "dictionary", parts: parts)
    }
    if let (name, labels, values) = turn.simulation.compound(value) {
      return try reflection(ofCase: name, labels, values, id, type, in: &turn)
    }
    return reflection(of: id, as: turn.simulation[id].type, turn.simulation)
  }

  /// A tuple's parts, those of a range, or what a case carries, several values as a tuple.
  private func reflection(
    ofCase name: String, _ labels: [String], _ values: [Value], _ id: ObjectID, _ type: StaticType,
    in turn: inout Turn
  ) throws(Fault) -> Reflection {
    let isRange = name == "..." || name == "..<"
    guard name.isEmpty || isRange else {
      if values.isEmpty { return Reflection(style: "enum") }
      let types = payload(of: name, id, turn.simulation)
      if values.count == 1, labels.first?.isEmpty != false {
        let part = Reflection.Part(label: name, value: values[0], type: types.first ?? .any)
        return Reflection(style: "enum", parts: [part])
      }
      let all = try turn.makeCompound(labels, values)
      let part = Reflection.Part(label: name, value: all, type: .tuple(types, labels: labels))
      return Reflection(style: "enum", parts: [part])
    }
    let named = isRange ? ["lowerBound", "upperBound"] : labels
    return Reflection(
      style: isRange ? "struct" : "tuple",
      parts: values.enumerated().map { place, value in
        let label = named.indices.contains(place) ? named[place] : ""
        return Reflection.Part(
          label: label.isEmpty ? ".\(place)" : label, value: value,
          type: type.parts.indices.contains(place) ? type.parts[place] : .any)
      })
  }

  /// What a class or structure of the program's stores itself; of those of the frameworks nothing is
  /// seen.
  func reflection(
    of id: ObjectID, as owner: ClassID, _ simulation: Simulation
  ) -> Reflection {
    let declared = simulation[owner]
    let isValue = simulation.isBox(id)
    let style = isValue ? "struct" : "class"
    let superclass = isValue ? nil : declared.superclass
    guard let draft = program.declarations.drafts[declared.name], draft.library == nil else {
      return Reflection(style: declared.isLearners ? style : "class", superclass: superclass)
    }
    return Reflection(
      style: style,
      parts: declared.ivars.map { ivar in
        let name = ivar.name.hasPrefix("_") ? String(ivar.name.dropFirst()) : ivar.name
        return Reflection.Part(
          label: name, value: simulation.field(named: ivar.name, of: id) ?? .none,
          type: draft.type(ofIvar: ivar.name) ?? .any)
      },
      superclass: superclass)
  }

  /// What `Mirror` is told of a value, as the class so many steps above its own has it: the style,
  /// labels and values, and whether there is a class above.
  func parts(of value: Value, above level: Int, in turn: inout Turn) throws(Fault) -> Value {
    var shown = try reflection(of: value, in: &turn)
    for _ in 0..<level {
      guard let id = value.object, let superclass = shown.superclass else { break }
      shown = reflection(of: id, as: superclass, turn.simulation)
    }
    let isAbove = shown.superclass.map { turn.simulation[$0].name != "NSObject" } ?? false
    let labels = try turn.makeArray(shown.parts.map { $0.label.map(Value.string) ?? .string("") })
    let values = try turn.makeArray(shown.parts.map(\.value))
    return try turn.makeArray([.string(shown.style ?? ""), labels, values, .bool(isAbove)])
  }
}

// MARK: - `dump`
extension Run {
  /// Prints a value and all that it is made of, a line for each.
  func dump(
    _ value: Value, as type: StaticType, named name: String?, in turn: inout Turn
  ) throws(Fault) {
    var seen: [ObjectID: Int] = [:]
    try dump(Reflection.Part(label: name, value: value, type: type), 0, &seen, in: &turn)
  }

  /// An object that was dumped before is named by its number alone.
  private func dump(
    _ part: Reflection.Part, _ depth: Int, _ seen: inout [ObjectID: Int], in turn: inout Turn
  ) throws(Fault) {
    guard depth < 2 * Turn.deepestPrinting else { return }
    let shown = try reflection(of: part.value, as: part.type, in: &turn)
    var text = part.label.map { $0 + ": " } ?? ""
    text += try heading(of: part, shown, in: &turn)
    var isKnown = false
    if shown.style == "class", let id = part.value.object {
      isKnown = seen[id] != nil
      let number = seen[id] ?? seen.count
      seen[id] = number
      text += " #\(number)"
    }
    try line(text, isKnown ? [] : shown.parts, depth, in: &turn)
    if isKnown { return }
    if let id = part.value.object { try dump(id, below: shown, depth + 2, &seen, in: &turn) }
    for inner in shown.parts { try dump(inner, depth + 2, &seen, in: &turn) }
  }

  private func dump(
    _ id: ObjectID, below shown: Reflection, _ depth: Int, _ seen: inout [ObjectID: Int],
    in turn: inout Turn
  ) throws(Fault) {
    guard let superclass = shown.superclass, !isHiddenRoot(superclass, id, turn.simulation) else {
      return
    }
    let above = reflection(of: id, as: superclass, turn.simulation)
    try line("super: " + name(of: superclass, turn.simulation), above.parts, depth, in: &turn)
    try dump(id, below: above, depth + 2, &seen, in: &turn)
    for inner in above.parts { try dump(inner, depth + 2, &seen, in: &turn) }
  }

  /// Swift's own classes stand on nothing; here they stand on `NSObject`.
  private func isHiddenRoot(
    _ superclass: ClassID, _ id: ObjectID, _ simulation: Simulation
  ) -> Bool {
    guard simulation[superclass].name == "NSObject" else { return false }
    let root = Array(simulation.classes.lineage(of: simulation[id].type)).last {
      simulation[$0].isLearners
    }
    return root.flatMap { program.declarations.drafts[simulation[$0].name] }?.isRoot == true
  }

  private func line(
    _ text: String, _ parts: [Reflection.Part], _ depth: Int, in turn: inout Turn
  ) throws(Fault) {
    let mark = parts.isEmpty ? "- " : "▿ "
    try turn.log(String(repeating: " ", count: depth) + mark + text)
  }

  /// What stands for a value in its own line: of what says nothing of itself the kind alone.
  private func heading(
    of part: Reflection.Part, _ shown: Reflection, in turn: inout Turn
  ) throws(Fault) -> String {
    let count = shown.parts.count
    func counted(_ word: String) -> String { "\(count) \(word)" + (count == 1 ? "" : "s") }
    switch shown.style {
    case "tuple": return "(" + counted("element") + ")"
    case "collection": return counted("element")
    case "dictionary": return counted("key/value pair")
    case "set": return counted("member")
    case "struct", "class", "enum":
      guard let id = part.value.object, !describesItself(id, in: turn) else { break }
      let type = turn.simulation[id].type
      guard turn.simulation[type].isLearners else { break }
      let name = name(of: type, turn.simulation)
      guard shown.style == "enum", let item = turn.simulation.compound(part.value)?.name else {
        return name
      }
      return name + "." + item
    default: break
    }
    return try quoted(part.value, as: part.type, in: &turn)
  }

  private func name(of type: ClassID, _ simulation: Simulation) -> String {
    let name = simulation[type].name
    return simulation[type].isLearners ? home(of: name) + "." + name : name
  }
}
