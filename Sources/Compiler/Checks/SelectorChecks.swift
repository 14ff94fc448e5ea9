import ObjectModel
import Syntax

// What `#selector` names.
extension Typing {
  /// The class that is written before the method: `Player.play(_:)`.
  func typeNamed(inSelector expression: Expression) -> String? {
    let written = text(of: expression).drop { $0 != "(" }.dropFirst().prefix { $0 != "(" }
      .filter { !$0.isWhitespace && $0 != ")" }
    guard let dot = written.lastIndex(of: ".") else { return nil }
    return classID(named: String(written[..<dot])).map { classes[$0].name }
  }
}
