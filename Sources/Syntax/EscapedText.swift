extension String {
  /// The text as it stands between the quotation marks of a literal, of Objective-C, Swift or a
  /// written tree, which have these escapes in common.
  ///
  /// - Parameter others: what stands for the other control characters; nil for themselves.
  package func escaped(others: (Unicode.Scalar) -> String? = { _ in nil }) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\0"..."\u{1F}", "\u{7F}":
        result += others(scalar) ?? String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
