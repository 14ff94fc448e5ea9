public import Curriculum
public import Diagnostics

// What is wrong with content, for those who write it.
extension Renderer {
  public func block(_ diagnostic: Diagnostic<ContentFact>, in source: SourceText) -> [String] {
    block(diagnostic, phrases.message(diagnostic.fact), in: source)
  }
}

extension TranslationMark {
  /// As it is written: "`view`", `{name}`.
  var text: String {
    switch self {
    case .codeSpan(let code): "`\(code)`"
    case .placeholder(let name): "{\(name)}"
    }
  }
}

extension UInt32 {
  /// `U+202E`.
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
