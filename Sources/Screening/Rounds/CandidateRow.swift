public import Curriculum

/// Somebody who takes part in a round, as the examiner's list has them.
public struct CandidateRow: Equatable, Sendable {
  public var id: String
  public var name: String
  /// What their minutes are multiplied by.
  public var factor = 1.0
  public var language: Language?
  public var dialect: Snippet.Dialect?

  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

extension StringProtocol {
  /// Whether a file can be named after it on any system: letters, digits, `.`, `_` and `-` of
  /// ASCII, no more than 64, and no dot at either end.
  public var isFileID: Bool {
    (1...64).contains(utf8.count) && first != "." && last != "."
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "._-".unicodeScalars.contains(scalar))
      }
  }
}

/// What is wrong with a list of candidates.
public enum CandidateFact: Equatable, Sendable {
  /// There is no line with the names of columns.
  case noHeader
  case missingColumn(String)
  case unknownColumn(String, known: [String])
  case repeatedColumn(String)
  /// A line has more or fewer cells than the first.
  case wrongCount(Int, expected: Int)
  case openQuote
  /// Something stands behind a quotation mark that closes, or one stands within a bare cell.
  case strayQuote
  case empty(String)
  /// An id that is no name of a file.
  case malformedID(String)
  /// A spreadsheet would compute it.
  case formula(String)
  /// What a terminal would obey.
  case controlCharacter(UInt32)
  case repeatedID(String, line: Int)
  case repeatedName(String, line: Int)
  case malformedFactor(String)
  case unknownValue(String, known: [String])
  case nobody
}
