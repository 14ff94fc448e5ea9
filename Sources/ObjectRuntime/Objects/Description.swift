import InterfaceModel
public import ObjectModel
import Syntax

// What `description` answers, and what `%@` and `print` therefore show.
extension Simulation {
  /// An address that is the same in every run.
  public func address(of id: ObjectID) -> String {
    "0x" + String(0x6000_0000_0000 + (id.index + 1) * 0x20, radix: 16)
  }

  /// The same of a class, which lies among those of its library.
  func address(of type: ClassID) -> String {
    let place = classes[outline: type].name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xff_ffff }
    return "0x" + String(0x1_f000_0000 + place * 8, radix: 16)
  }

  /// What the framework's own `description` answers for an object.
  package func frameworkDescription(of id: ObjectID) -> String {
    if let block = block(id) {
      return block.isSwift ? "(Function)" : "<\(block.className): \(address(of: id))>"
    }
    if case .box(let value)? = contents[id], isKind(id, of: "NSValue") {
      return value.kindOfBox + plainDescription(of: value)
    }
    if let content = contents[id] { return description(of: content, [:]) }
    let name = classes[outline: self[id].type].name
    if let description = described(id, as: name) { return description }
    if let view = interface.views[id] {
      let frame = view.frame.shortDescription
      return "<\(name): \(address(of: id)); frame = \(frame)\(details(of: id))>"
    }
    return "<\(name): \(address(of: id))>"
  }

  /// What classes that describe themselves by more than an address say.
  private func described(_ id: ObjectID, as name: String) -> String? {
    if isKind(id, of: "NSData") { return (bulks[id] ?? Bulk()).description(in: version) }
    if name == "NSNull" { return "<null>" }
    return indexPath(id).map { section, row in
      version < UIKitVersion(7)
        ? "<\(name) \(address(of: id))> 2 indexes [\(section), \(row)]"
        : "<\(name): \(address(of: id))> {length = 2, path = \(section) - \(row)}"
    }
  }

  /// The section and row of an index path; nil for what is none.
  package func indexPath(_ id: ObjectID) -> (section: Int, row: Int)? {
    guard isKind(id, of: "NSIndexPath"), let section = field(named: "section", of: id),
      let row = field(named: "row", of: id)
    else { return nil }
    return (section.integer, row.integer)
  }

  /// - Parameter told: what objects that stand in it said themselves.
  fileprivate func description(of content: Content, _ told: [ObjectID: String]) -> String {
    var text = ""
    write(content, told, to: &text, depth: 0, margin: "")
    return text
  }

  /// Writes a content, which may hold itself: it ends where nobody would read on.
  ///
  /// - Parameter margin: what a collection's lines begin with. As in Foundation, the first does so
  ///   behind a key too.
  private func write(
    _ content: Content, _ told: [ObjectID: String], to text: inout String, depth: Int,
    margin: String
  ) {
    guard depth < Content.deepestLook else {
      text += "..."
      return
    }
    switch content {
    case .string(let string): text += string
    case .array(let values):
      text += margin + "(\n"
      write(values.array, told, to: &text, depth: depth, margin: margin)
      text += margin + ")"
    case .set(let table):
      text += margin + "{(\n"
      write(table.keys, told, to: &text, depth: depth, margin: margin)
      text += margin + ")}"
    case .dictionary(let table):
      text += margin + "{\n"
      for pair in inOrder(table.pairs) where text.utf8.count < Content.longestText {
        text += margin + Self.indentation
        write(item: pair.key, told, to: &text, depth: depth, margin: margin)
        text += " = "
        write(item: pair.value, told, to: &text, depth: depth, margin: margin)
        text += ";\n"
      }
      text += margin + "}"
    case .date(let seconds): text += CivilTime(seconds).description
    case .color(let color): text += color.description(in: version)
    case .box(let value): text += plainDescription(of: value)
    case .compound(let name, _, let values):
      text += name
      guard !values.isEmpty else { return }
      text += "("
      for (place, value) in values.enumerated() where text.utf8.count < Content.longestText {
        if place > 0 { text += ", " }
        write(value, told, to: &text, depth: depth + 1, margin: "")
      }
      text += ")"
    case .block, .variable: break
    }
  }

  private static let indentation = "    "

  /// Those with keys that are all texts by these.
  private func inOrder(_ pairs: [KeyedValue]) -> [KeyedValue] {
    let keys = pairs.compactMap { text(of: $0.key) }
    guard keys.count == pairs.count else { return pairs }
    return zip(keys, pairs).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The items of a collection, a line each.
  private func write(
    _ values: [Value], _ told: [ObjectID: String], to text: inout String, depth: Int,
    margin: String
  ) {
    for (place, value) in values.enumerated() where text.utf8.count < Content.longestText {
      text += margin + Self.indentation
      write(item: value, told, to: &text, depth: depth, margin: margin)
      text += place == values.count - 1 ? "\n" : ",\n"
    }
  }

  /// What stands in a collection: but for other collections, as in a property list.
  private func write(
    item value: Value, _ told: [ObjectID: String], to text: inout String, depth: Int,
    margin: String
  ) {
    if let content = content(of: value), content.isCollection {
      return write(content, told, to: &text, depth: depth + 1, margin: margin + Self.indentation)
    }
    let length = text.utf8.count
    write(value, told, to: &text, depth: depth + 1, margin: "")
    // What nobody could print ends as it stands: marks of marks of marks would grow without end.
    guard text.utf8.count < Content.longestText else { return }
    let start = text.utf8.index(text.startIndex, offsetBy: length)
    let plain = String(text[start...])
    text.removeSubrange(start...)
    text += plain.asPropertyList
  }

  /// A value by itself.
  private func write(
    _ value: Value, _ told: [ObjectID: String], to text: inout String, depth: Int, margin: String
  ) {
    if let own = value.object.flatMap({ told[$0] }) {
      text += own
    } else if let content = content(of: value) {
      write(content, told, to: &text, depth: depth, margin: margin)
    } else {
      text += plainDescription(of: value)
    }
  }

  fileprivate func content(of value: Value) -> Content? {
    value.object.flatMap { block($0) == nil ? contents[$0] : nil }
  }

  /// What `description` answers for a value, an object's own override not asked.
  public func plainDescription(of value: Value) -> String {
    switch value {
    case .none: "(null)"
    case .bool(let value), .number(.bool(let value)): value ? "1" : "0"
    case .int(let value), .number(.int(let value)): String(value)
    case .real(let value), .number(.real(let value)): value.shortDescription
    case .string(let text): text
    case .object(let id): frameworkDescription(of: id)
    case .type(let type): classes[outline: type].name
    case .selector(let selector): selector.name
    case .point(let point): point.shortDescription
    case .size(let size): size.shortDescription
    case .rect(let rect):
      "{\(rect.origin.shortDescription), \(rect.size.shortDescription)}"
    case .record: value.classOfMetaclass.map { classes[outline: $0].name } ?? "(struct)"
    case .function: "(Function)"
    case .standIn(let name, _): name
    }
  }

  /// Whether a class of the framework's has words of its own for its objects.
  fileprivate func describesItself(_ id: ObjectID) -> Bool {
    classes.lineage(of: self[id].type).dropLast().contains {
      !classes[outline: $0].isLearners && framework.classes[$0.index].methods["description"] != nil
    }
  }

  /// An argument as traces show it: objects by the name people call them, no addresses.
  public func argumentDescription(of value: Value) -> String {
    switch value {
    case .none: "nil"
    case .bool(let value): value ? "YES" : "NO"
    case .object(let id) where block(id) != nil: name(of: id)
    case .object(let id): contents[id].map { description(of: $0, [:]) } ?? name(of: id)
    default: plainDescription(of: value)
    }
  }
}

extension Value {
  /// What the description of a boxed structure begins with.
  fileprivate var kindOfBox: String {
    switch self {
    case .point: "NSPoint: "
    case .size: "NSSize: "
    case .rect: "NSRect: "
    default: ""
    }
  }
}

extension Turn {
  /// `<NoteController: 0x…>`, as the frameworks' console lines name an object.
  package func pointer(_ id: ObjectID) -> String {
    "<\(simulation.classes[outline: simulation[id].type].name): \(simulation.address(of: id))>"
  }

  /// What `description` answers, the learner's overrides included.
  public mutating func description(of value: Value) throws(Fault) -> String {
    guard let id = value.object else { return simulation.plainDescription(of: value) }
    let answer = try send("description", to: .object(id), from: .uikit)
    return simulation.text(of: answer) ?? "(null)"
  }

  /// What the framework's own `description` answers: a collection asks what it holds.
  package mutating func frameworkDescription(of value: Value) throws(Fault) -> String {
    guard let content = simulation.content(of: value), content.isCollection else {
      return simulation.plainDescription(of: value)
    }
    return simulation.description(of: content, try told(byMembersOf: content))
  }

  /// What those say that describe themselves, in a collection and in the collections in it; each is
  /// asked once.
  private mutating func told(
    byMembersOf content: Content
  ) throws(Fault) -> [ObjectID: String] {
    var told: [ObjectID: String] = [:]
    var seen: Set<ObjectID> = []
    var waiting: [ObjectID] = content.members.reversed()
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let content = simulation.content(of: .object(id)) {
        waiting += content.members.reversed()
      } else if simulation.isOverridden("description", by: id)
        || simulation.describesItself(id)
      {
        told[id] = try description(of: .object(id))
      }
    }
    return told
  }
}
