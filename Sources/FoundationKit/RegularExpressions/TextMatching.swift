import ObjectModel
package import ObjectRuntime
package import Patterns

// Where a program looks for regular expressions in its texts.
extension Turn {
  /// What a search for a regular expression finds; nil where it is none, or not modelled, which is
  /// noted.
  /// - Throws: what stops a program that tries for ever.
  package mutating func searching<Answer>(
    for pattern: String, options: RegularExpression.Options = [],
    _ search: (RegularExpression) throws(PatternMistake) -> Answer?
  ) throws(Fault) -> Answer? {
    do throws(PatternMistake) {
      return try search(try RegularExpression(pattern, options: options))
    } catch {
      switch error {
      case .malformed: return nil
      case .unsupported(let construct):
        record(.note(.notModelled(Selector("NSRegularExpression \(construct)"))))
        return nil
      case .endless: throw .stopped(.steps)
      }
    }
  }
}
