/// What the words of Swift are that cannot be names without backticks.
enum SwiftWords {
  static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "protocol", "public", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "continue", "default", "defer",
    "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where",
    "while", "as", "catch", "false", "is", "nil", "rethrows", "throw", "throws", "true", "try",
  ]

  /// Words before a type that are no attributes.
  static let typeQualifiers: Set<String> = ["inout", "some", "any", "borrowing", "consuming"]
}
