/// What the words of Swift are that are not names.
package enum SwiftWords {
  /// Words that can name nothing unless they stand in backticks or behind a dot.
  package static let reserved: Set<String> = [
    "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "protocol", "public", "static", "struct",
    "subscript", "typealias", "var", "associatedtype", "break", "case", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch",
    "where", "while", "as", "catch", "false", "is", "nil", "rethrows", "self", "super", "throw",
    "throws", "true", "try",
  ]

  /// Words that may stand before a declaration.
  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "isolated", "nonisolated", "async",
    "prefix", "postfix", "infix",
  ]

  /// Words that begin a declaration, behind its modifiers.
  static let declarations: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "init", "deinit",
    "subscript", "typealias", "associatedtype", "import", "case", "actor", "operator",
    "precedencegroup", "macro",
  ]

  /// Words that begin a statement: none of them stands in the head of a closure.
  static let statements: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "return", "break", "continue", "throw",
    "defer", "fallthrough", "let", "var", "func", "try", "case", "default", "else", "class",
  ]

  /// The words that begin the parts of a property's braces.
  static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]
}
