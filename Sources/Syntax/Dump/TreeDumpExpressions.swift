extension TreeDump {
  static func node(_ expression: Expression) -> Node {
    literal(expression.kind) ?? access(expression.kind) ?? operation(expression.kind)
  }

  private static func literal(_ kind: Expression.Kind) -> Node? {
    switch kind {
    case .nilLiteral: .atom("nil")
    case .boolean(let value): .atom(value ? "true" : "false")
    case .integer(let value): .atom(String(value))
    case .real(let value): .atom(value.description)
    case .string(let parts): string(parts)
    case .cString(let text): .form("c-string", quoted(text))
    case .character(let scalar): .form("character", quoted(String(Character(scalar))))
    case .array(let elements): .form("array", elements.map(node))
    case .dictionary(let pairs):
      .form("dictionary", pairs.map { .list([node($0.key), node($0.value)]) })
    case .boxed(let value): .form("boxed", node(value))
    case .selector(let text): .form("selector", .atom(text))
    case .protocolLiteral(let name): .form("protocol", .atom(name.text))
    case .compound(let type, let elements):
      .form("compound", [.atom(text(of: type))] + elements.map(node))
    case .availability(let version): .form("available", .atom(version ?? "*"))
    case .closure(let closure): node(closure)
    case .statements(let statements): .form("statements", body(statements))
    case .type(let type): .form("type", .atom(text(of: type)))
    default: nil
    }
  }

  private static func string(_ parts: [StringPart]) -> Node {
    if parts.isEmpty { return quoted("") }
    if parts.count == 1, case .text(let text) = parts[0] { return quoted(text) }
    return .form(
      "string",
      parts.map {
        switch $0 {
        case .text(let text): quoted(text)
        case .interpolation(let value): .form("interpolation", node(value))
        }
      })
  }

  private static func access(_ kind: Expression.Kind) -> Node? {
    switch kind {
    case .name(let name): .atom(name)
    case .selfReference: .atom("self")
    case .superReference: .atom("super")
    case .currentSelector: .atom("_cmd")
    case .currentController: .atom("current-controller")
    case .implicitMember(let name): .form("implicit", .atom(name.text))
    case .member(let base, let name): .form("member", node(base), .atom(name.text))
    case .arrow(let base, let name): .form("arrow", node(base), .atom(name.text))
    case .element(let base, let arguments):
      .form("element", [node(base)] + arguments.map(node))
    case .chainLink(let base): .form("link", node(base))
    case .chain(let base): .form("chain", node(base))
    case .forced(let base): .form("forced", node(base))
    case .message(let receiver, let pieces):
      .form("message", [node(receiver)] + pieces.flatMap(nodes))
    case .call(let callee, let arguments):
      .form("call", [node(callee)] + arguments.map(node))
    default: nil
    }
  }

  private static func nodes(_ piece: MessagePiece) -> [Node] {
    guard let argument = piece.argument else { return [.atom(piece.keyword.text)] }
    let more = piece.more.isEmpty ? [] : [Node.form("more", piece.more.map(node))]
    return [.atom(piece.keyword.text + ":"), node(argument)] + more
  }

  static func node(_ argument: Argument) -> Node {
    var value = node(argument.value)
    if argument.isInOut { value = .form("inout", value) }
    if let label = argument.label { value = .form("label", .atom(label.text), value) }
    return argument.isTrailing ? .form("trailing", value) : value
  }

  private static func operation(_ kind: Expression.Kind) -> Node {
    switch kind {
    case .unary(let operation, let operand):
      .form("prefix", .atom(operation.rawValue), node(operand))
    case .step(let step, let isPrefix, let operand):
      .form((isPrefix ? "prefix" : "postfix") + (step > 0 ? "++" : "--"), node(operand))
    case .binary(let operation, let left, let right):
      .form(operation.rawValue, node(left), node(right))
    case .conditional(let condition, let then, let otherwise):
      .form("?", node(condition), then.map(node) ?? .atom("_"), node(otherwise))
    case .assignment(let operation, let target, let value):
      .form((operation?.rawValue ?? "") + "=", node(target), node(value))
    case .cast(let form, let type, let value):
      .form(word(form), .atom(text(of: type)), node(value))
    case .isType(let value, let type): .form("is", node(value), .atom(text(of: type)))
    case .partialRange(let lower, let upper, let isClosed):
      .form(isClosed ? "..." : "..<", lower.map(node) ?? .atom("_"), upper.map(node) ?? .atom("_"))
    case .tuple(let elements): .form("tuple", elements.map(node))
    case .attempt(let form, let value):
      .form(form == .plain ? "try" : form == .optional ? "try?" : "try!", node(value))
    default: .atom("?")
    }
  }

  private static func word(_ form: Expression.CastForm) -> String {
    switch form {
    case .c: "cast"
    case .coercion: "as"
    case .conditional: "as?"
    case .forced: "as!"
    }
  }

  static func node(_ closure: Closure) -> Node {
    let captures = closure.captures.map { capture in
      Node.form(
        "\(capture.strength)", .atom(capture.name.text), capture.value.map(node))
    }
    return .form(
      "closure", captures.isEmpty ? nil : .form("captures", captures), node(closure.parameters),
      returns(closure.returns), body(closure.body))
  }

  static func returns(_ type: TypeReference?) -> Node? {
    type.map { .form("->", .atom(text(of: $0))) }
  }

  static func node(_ parameters: [Parameter]) -> Node {
    .form(
      "parameters",
      parameters.map { parameter in
        let label = parameter.label.map { $0.text + ":" } ?? ""
        let type = parameter.type.map { Node.atom(text(of: $0)) }
        return .form(
          label + (parameter.name.text.isEmpty ? "_" : parameter.name.text), type,
          parameter.defaultValue.map(node), parameter.isVariadic ? .atom("variadic") : nil)
      })
  }

  // MARK: - Types

  /// A type without spaces: `NSArray<NSString*>*`, `(id,int)->void`, `UIView*{__weak}`.
  static func text(of type: TypeReference) -> String {
    let words = type.qualifiers.map(\.text)
    return text(of: type.kind) + (words.isEmpty ? "" : "{" + words.joined(separator: ",") + "}")
  }

  private static func text(of kind: TypeReference.Kind) -> String {
    switch kind {
    case .named(let name, let arguments, let protocols):
      let inner = arguments.map { text(of: $0) } + protocols.map { "@" + $0.text }
      let dotted = name.isEmpty ? "_" : name.split(separator: " ").joined(separator: "_")
      return dotted + (inner.isEmpty ? "" : "<" + inner.joined(separator: ",") + ">")
    case .pointer(let type): return text(of: type) + "*"
    case .optional(let type): return text(of: type) + "?"
    case .implicitlyUnwrapped(let type): return text(of: type) + "!"
    case .array(let type): return "[" + text(of: type) + "]"
    case .dictionary(let key, let value): return "[" + text(of: key) + ":" + text(of: value) + "]"
    case .tuple(let types, let labels):
      let elements = types.enumerated().map { place, type in
        let label = labels.indices.contains(place) ? labels[place] : ""
        return (label.isEmpty ? "" : label + ":") + text(of: type)
      }
      return "(" + elements.joined(separator: ",") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { text(of: $0) }.joined(separator: ",") + ")->" + text(of: result)
    case .cArray(let type, let count):
      return text(of: type) + "[" + (count.map { flatText(node($0)) } ?? "") + "]"
    case .composition(let types): return types.map { text(of: $0) }.joined(separator: "&")
    }
  }
}
