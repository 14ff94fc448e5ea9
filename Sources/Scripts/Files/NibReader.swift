import Diagnostics
import InterfaceModel
import ObjectModel
import Syntax
import YAML

/// Reads the nib of a `:nib` command: YAML flow syntax after the name, or `none`.
enum NibReader {
  /// The nib, with everything that is wrong with it in `diagnostics`.
  static func read(
    _ text: String, from offset: Int, _ diagnostics: inout [Diagnostic<CommandFact>]
  ) -> Nib? {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    var problems: [Diagnostic<YAMLFact>] = []
    let node = Node.parse(String(text[start...]), offset: offset, diagnostics: &problems)
    diagnostics += problems.map { Diagnostic(.error, .malformedNib(.yaml($0.fact)), at: $0.range) }
    guard let node, node.string != "none" else { return nil }
    guard let entries = node.entries else {
      diagnostics.append(Diagnostic(.error, .malformedNib(.expectedMapping), at: node.range))
      return nil
    }
    var reading = NibReading()
    for entry in entries where !reading.take(entry) {
      diagnostics.append(
        Diagnostic(
          .error, .unknownNibKey(entry.key), at: entry.keyRange,
          suggestion: suggestion(for: entry.key, among: NibReading.keys)))
    }
    diagnostics += reading.diagnostics
    return reading.nib
  }
}

/// A nib while its keys are read, here or in a scene of a storyboard.
struct NibReading {
  static let keys = ["size", "view", "outlets", "top"]

  private(set) var diagnostics: [Diagnostic<CommandFact>] = []
  private var size: Size?
  private var view: Nib.Item? = Nib.Item(type: "UIView")
  private var outlets: [Nib.Connection] = []
  private var topLevel: [Nib.Connection] = []

  var nib: Nib {
    var view = view
    if view?.frame == nil, let size { view?.frame = Rect(size: size) }
    return Nib(view: view, outlets: outlets, topLevel: topLevel)
  }

  /// The names of the outlets that are connected.
  var outletNames: [String] { (outlets + topLevel).map(\.outlet) }

  /// Takes one key with its value; false for a key that a nib does not have.
  mutating func take(_ entry: Node.Entry) -> Bool {
    switch entry.key {
    case "size":
      if let numbers = numbers(entry.value, 2) {
        size = Size(width: numbers[0], height: numbers[1])
      }
    case "view": view = entry.value.string == "none" ? nil : item(entry.value)
    case "outlets": outlets = connections(entry.value)
    case "top": topLevel = connections(entry.value)
    default: return false
    }
    return true
  }

  private mutating func connections(_ node: Node) -> [Nib.Connection] {
    guard let entries = node.entries else {
      complain(.expectedMapping, node)
      return []
    }
    return entries.map { Nib.Connection(outlet: $0.key, item: item($0.value)) }
  }

  private mutating func item(_ node: Node) -> Nib.Item {
    var item = Nib.Item(type: node.string ?? "UIView")
    if node.string != nil { return item }
    guard let entries = node.entries else {
      complain(.expectedObject, node)
      return item
    }
    for entry in entries {
      switch entry.key {
      case "class": item.type = entry.value.string ?? "UIView"
      case "frame":
        if let numbers = numbers(entry.value, 4) {
          item.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
      default:
        item.attributes.append(Nib.Attribute(key: entry.key, value: value(entry.value)))
      }
    }
    return item
  }

  private mutating func numbers(_ node: Node, _ count: Int) -> [Double]? {
    let numbers = node.items?.compactMap(\.number) ?? []
    if numbers.count == count { return numbers }
    complain(.expectedNumbers(count), node)
    return nil
  }

  private mutating func complain(_ problem: CommandFact.NibProblem, _ node: Node) {
    diagnostics.append(Diagnostic(.error, .malformedNib(problem), at: node.range))
  }

  private func value(_ node: Node) -> Value {
    if case .scalar(let text, isPlain: true) = node.value {
      if let integer = Int(text) { return .int(integer) }
      if let number = Double(text) { return .real(number) }
      if let bool = node.bool { return .bool(bool) }
    }
    return node.string.map(Value.string) ?? .none
  }
}
