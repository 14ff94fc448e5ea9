/// The tree as text: one S-expression a node, broken into indented lines where it is long.
///
/// It is the golden format of the parsers' tests and a help in finding faults. Ranges are left out;
/// so are empty statements.
///
///     // vc.view = nil;
///     (= (member vc view) nil)
public struct TreeDump: Sendable {
  /// A tree of atoms and lists, as it is written down: `(call f 1)`.
  package enum Node {
    case atom(String)
    case list([Node])

    /// `(head part part …)`.
    package static func form(_ head: String, _ parts: Node?...) -> Node {
      .list([.atom(head)] + parts.compactMap(\.self))
    }

    package static func form(_ head: String, _ parts: [Node]) -> Node {
      .list([.atom(head)] + parts)
    }
  }

  /// A list that fits is written on one line.
  private static let width = 80

  public static func text(of statements: [Statement]) -> String {
    statements.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  public static func text(of statement: Statement) -> String {
    node(statement).map { write($0, indentation: 0) } ?? ""
  }

  public static func text(of expression: Expression) -> String {
    write(node(expression), indentation: 0)
  }

  /// A node of another tree, in the same form.
  package static func text(of node: Node) -> String { write(node, indentation: 0) }

  private static func write(_ node: Node, indentation: Int) -> String {
    let flat = flatText(node)
    guard flat.utf8.count + indentation > width, case .list(let parts) = node,
      let head = parts.first
    else { return flat }
    let space = String(repeating: " ", count: indentation + 2)
    var lines = ["(" + flatText(head)]
    var rest = parts.dropFirst()
    while let part = rest.first, case .atom(let word) = part {
      lines[0] += " " + word
      rest.removeFirst()
    }
    lines += rest.map { space + write($0, indentation: indentation + 2) }
    return lines.joined(separator: "\n") + ")"
  }

  static func flatText(_ node: Node) -> String {
    switch node {
    case .atom(let text): text
    case .list(let parts): "(" + parts.map(flatText).joined(separator: " ") + ")"
    }
  }

  /// A text in quotation marks, with line ends and quotation marks escaped.
  package static func quoted(_ text: String) -> Node {
    .atom("\"" + text.escaped() + "\"")
  }

  static func words(_ names: [Name]) -> Node? {
    names.isEmpty ? nil : .list(names.map { .atom($0.text) })
  }
}
