import Diagnostics
import Scanning
import Syntax

extension Macro {
  /// `@weakify(self)`, `@strongify(self)` and `@unsafeify(self)` as libextobjc and ReactiveObjC
  /// define them, which most texts that use them do not show.
  static let ofWeakness: [String: Macro] = {
    let texts = [
      "weakify(x) __weak __typeof__(x) x##_weak_ = x;",
      "unsafeify(x) __unsafe_unretained __typeof__(x) x##_weak_ = x;",
      "strongify(x) __strong __typeof__(x) x = x##_weak_;",
    ]
    var macros: [String: Macro] = [:]
    for text in texts {
      let bytes = Array(text.utf8)
      let range = SourceRange(0, bytes.count)
      let scanner = Scanner(bytes: bytes, range: range, dialect: .objectiveC)
      guard var (name, macro) = Macro.read(scanner) else { continue }
      macro.isRepeated = true
      macros[name.text] = macro
    }
    return macros
  }()
}
