import Declaring
import ObjectModel
import Syntax
import TypedTree

// Literals where a type of Swift code is asked for that says how it is made of them.
extension Typing {
  /// `let five: Metres = 5` as `Metres(integerLiteral: 5)`; nil where no such type is asked for.
  ///
  /// The protocols `ExpressibleBy…Literal` ask for these initialisers; that the type names the
  /// protocol is not asked here.
  mutating func madeOfLiteral(_ expression: Expression, _ type: StaticType?) -> TypedExpression? {
    let labels = expression.literalLabels
    // Every expression comes here, and few are literals of which a type of Swift code is made.
    guard !labels.isEmpty, isSwift, let name = type?.unwrapped.className,
      let methods = declarations.drafts[name]?.methods, let id = classes.id(named: name),
      let label = labels.first(where: { label in
        methods.values.contains { $0.base == "init" && $0.labels.first == label }
      }), var arguments = expression.literalArguments
    else { return nil }
    arguments[0].label = Name(label, at: expression.range)
    if let made = makeInstance(of: name, arguments, expression.range, expecting: type) {
      return made
    }
    return construct(id, arguments, expression.range)
  }
}

extension Expression {
  /// By which labels initialisers take such a literal, the nearest first.
  fileprivate var literalLabels: [String] {
    switch kind {
    case .integer: ["integerLiteral", "floatLiteral"]
    case .real: ["floatLiteral"]
    case .string: ["stringLiteral"]
    case .boolean: ["booleanLiteral"]
    case .array: ["arrayLiteral"]
    case .dictionary: ["dictionaryLiteral"]
    default: []
    }
  }

  /// What the initialiser takes; nil of an empty list.
  fileprivate var literalArguments: [Argument]? {
    switch kind {
    case .array(let elements): elements.isEmpty ? nil : elements.map { Argument($0) }
    case .dictionary(let pairs):
      pairs.isEmpty
        ? nil
        : pairs.map { pair in
          Argument(Expression(.tuple([Argument(pair.key), Argument(pair.value)]), at: range))
        }
    default: [Argument(self)]
    }
  }
}
