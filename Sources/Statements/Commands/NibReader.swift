import Diagnostics
import Notation
import Simulator

/// Reads the nib of a `:nib` command: YAML flow syntax after the name, or `none` (contract §2).
enum NibReader {
  static func read(
    _ text: String, from offset: Int, after command: SourceRange
  ) throws(Diagnostic<CommandFact>) -> Nib? {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    if text[start...].isEmpty { throw Diagnostic(.error, .missingArgument(of: "nib"), at: command) }
    let node = try parse(String(text[start...]), offset)
    if node.string == "none" { return nil }
    guard let entries = node.entries else {
      throw Diagnostic(.error, .malformedNib(.expectedMapping), at: node.range)
    }
    var reading = NibReading()
    for entry in entries { try reading.take(entry) }
    return reading.nib
  }

  private static func parse(_ text: String, _ offset: Int) throws(Diagnostic<CommandFact>) -> Node {
    do {
      return try Node.read(text, offset: offset)
    } catch {
      let problem =
        if case .syntax(let problem, _, _) = error.fact { problem } else { "\(error.fact)" }
      throw Diagnostic(.error, .malformedNib(.yaml(problem)), at: error.range)
    }
  }
}

/// A nib while its keys are read.
private struct NibReading {
  private var size: Size?
  private var view: Nib.Item? = Nib.Item(type: "UIView")
  private var outlets: [Nib.Connection] = []
  private var topLevel: [Nib.Connection] = []

  var nib: Nib {
    var view = view
    if view?.frame == nil, let size { view?.frame = Rect(size: size) }
    return Nib(view: view, outlets: outlets, topLevel: topLevel)
  }

  mutating func take(_ entry: Node.Entry) throws(Diagnostic<CommandFact>) {
    switch entry.key {
    case "size":
      let numbers = try numbers(entry.value, 2)
      size = Size(width: numbers[0], height: numbers[1])
    case "view":
      view = entry.value.string == "none" ? nil : try item(entry.value)
    case "outlets": outlets = try connections(entry.value)
    case "top": topLevel = try connections(entry.value)
    default:
      throw Diagnostic(
        .error, .unknownNibKey(entry.key), at: entry.keyRange,
        suggestion: suggestion(for: entry.key, among: ["size", "view", "outlets", "top"]))
    }
  }

  private func connections(_ node: Node) throws(Diagnostic<CommandFact>) -> [Nib.Connection] {
    guard let entries = node.entries else {
      throw Diagnostic(.error, .malformedNib(.expectedMapping), at: node.range)
    }
    var result: [Nib.Connection] = []
    for entry in entries {
      result.append(Nib.Connection(outlet: entry.key, item: try item(entry.value)))
    }
    return result
  }

  private func item(_ node: Node) throws(Diagnostic<CommandFact>) -> Nib.Item {
    if let name = node.string { return Nib.Item(type: name) }
    guard let entries = node.entries else {
      throw Diagnostic(.error, .malformedNib(.expectedObject), at: node.range)
    }
    var item = Nib.Item(type: "UIView")
    for entry in entries {
      switch entry.key {
      case "class": item.type = entry.value.string ?? "UIView"
      case "frame":
        let numbers = try numbers(entry.value, 4)
        item.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      default:
        item.attributes.append(Nib.Attribute(key: entry.key, value: value(entry.value)))
      }
    }
    return item
  }

  private func numbers(_ node: Node, _ count: Int) throws(Diagnostic<CommandFact>) -> [Double] {
    let numbers = node.items?.compactMap(\.number) ?? []
    guard numbers.count == count else {
      throw Diagnostic(.error, .malformedNib(.expectedNumbers(count)), at: node.range)
    }
    return numbers
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
