public import Diagnostics

/// A message that content expects to be sent, such as `vc viewDidLoad` or just `viewDidLoad`.
public struct ExpectedCall: Equatable, Sendable {
  /// The receiver as the trace names it (`vc`, `Detail#2`); nil when any will do.
  public var object: String?
  /// In Objective-C's spelling: `initWithNibName:bundle:`.
  public var selector: String
  public var range: SourceRange

  public init(object: String? = nil, selector: String, at range: SourceRange) {
    self.object = object
    self.selector = selector
    self.range = range
  }

  /// As it is written: `memo viewDidLoad`, or the selector alone.
  public var text: String { [object, selector].compactMap { $0 }.joined(separator: " ") }

  /// Reads `object selector` or `selector`; nil when the words are more, or no names.
  init?(_ text: String, at range: SourceRange) {
    let words = text.split(separator: " ")
    guard let selector = words.last, words.count <= 2, Self.isSelector(selector) else { return nil }
    let object = words.count == 2 ? words.first : nil
    if let object, !Self.isName(object) { return nil }
    self.init(object: object.map { String($0) }, selector: String(selector), at: range)
  }

  /// Whether this is spelt as Objective-C spells selectors: letters, digits, `_` and `:`.
  private static func isSelector(_ word: Substring) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { isWord($0) || $0 == ":" }
  }

  private static func isName(_ word: Substring) -> Bool {
    guard let first = word.first, !first.isNumber else { return false }
    return word.allSatisfy { isWord($0) || $0 == "#" || $0 == "." }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
