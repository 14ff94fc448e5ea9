import ObjectModel
import Syntax

@testable import TypedTree

/// The typed tree as text, as `TreeDump` has the tree as it was read: one S-expression a node,
/// whose type stands behind a colon where the node does not say it.
///
///     // vc.view = nil;
///     (set (setter setView: (global:UIViewController 0)) nil)
struct TypedDump {
  typealias Node = TreeDump.Node

  static func text(of body: TypedBody) -> String { TreeDump.text(of: node(body)) }

  static func node(_ body: TypedBody) -> Node {
    .form(
      "body", .atom(body.name.isEmpty ? "_" : body.name),
      body.parameters.isEmpty
        ? nil : .form("parameters", body.parameters.map { .atom($0.name + ":\($0.type)") }),
      body.shared.isEmpty
        ? nil : .form("shared", body.shared.sorted().map { .atom(String($0)) }),
      ending(body), body.prologue.isEmpty ? nil : .form("first", body.prologue.map(node)),
      node(body.main))
  }

  private static func ending(_ body: TypedBody) -> Node? {
    switch body.ending {
    case .asWritten: body.deallocates == nil ? nil : .atom("dealloc")
    case .answeringSelf: .atom("answers-self")
    case .askingSuper(let selector, _, _): .form("asks-super", .atom(selector.name))
    }
  }

  /// An expression with its type.
  static func node(_ expression: TypedExpression) -> Node {
    if case .constant(.type) = expression.kind { return .atom(expression.type.dumped) }
    let node = bare(expression.kind)
    switch expression.kind {
    case .constant, .integerLiteral, .string, .printed, .assignment, .compoundAssignment, .step:
      return node
    default: break
    }
    guard case .list(let parts) = node, case .atom(let head) = parts.first else { return node }
    return .list([.atom(head + ":" + expression.type.dumped)] + parts.dropFirst())
  }

  static func list(_ expressions: [TypedExpression]) -> [Node] { expressions.map(node) }

  static func local(_ local: Local) -> Node {
    .atom("\(local.name)#\(local.number)" + (local.isShared ? "&" : ""))
  }

  static func value(_ value: Value) -> Node {
    switch value {
    case .none: .atom("nil")
    case .string(let text): TreeDump.quoted(text)
    case .bool(let isTrue): .atom(isTrue ? "true" : "false")
    case .int(let number): .atom(String(number))
    case .real(let number): .atom("\(number)")
    case .selector(let selector): .form("selector", .atom(selector.name))
    case .type(let type): .form("class", .atom(String(type.index)))
    case .function(let number): .form("function", .atom(String(number)))
    case .standIn(let name, _): .form("stand-in", .atom(name))
    case .object, .number, .point, .size, .rect, .record: .atom("\(value)")
    }
  }
}

extension StaticType {
  /// The type in one word: `Int`, `UIView?`, `[NSString]`, `(Int)->Void`.
  var dumped: String {
    let mark =
      switch optionality {
      case .none: ""
      case .optional: "?"
      case .implicit: "!"
      }
    return bareDumped + mark
  }

  private var bareDumped: String {
    if isVoid { return "Void" }
    if isMetatype { return (className ?? "_") + ".Type" }
    if let record { return record.isArray ? record.types[0].dumped + "[]" : record.name }
    if let signature, let result = signature.last {
      return "(" + signature.dropLast().map(\.dumped).joined(separator: ",") + ")->" + result.dumped
    }
    switch field {
    case .bool: return "Bool"
    case .int: return "Int"
    case .real: return "Double"
    case .selector: return "SEL"
    case .point: return "CGPoint"
    case .size: return "CGSize"
    case .rect: return "CGRect"
    case .type: return "Class"
    case .object, .any: break
    }
    let inner = parts.map(\.dumped)
    switch className {
    case "NSArray" where inner.count == 1: return "[" + inner[0] + "]"
    case "NSDictionary" where inner.count == 2: return "[" + inner[0] + ":" + inner[1] + "]"
    case let name?: return name + (inner.isEmpty ? "" : "<" + inner.joined(separator: ",") + ">")
    case nil where inner.isEmpty: return field == .object ? "id" : "any"
    case nil: return "(" + inner.joined(separator: ",") + ")"
    }
  }
}
