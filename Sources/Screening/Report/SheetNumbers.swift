/// The numbers under which raters read the texts of a round: drawn from the examiner's secret, so that
/// neither a number nor the order tells whose a text is.
///
/// They follow from the round alone, whichever records are there.
public struct SheetNumbers: Sendable {
  /// By number, from 1.
  private let keys: [Ratings.Key]
  private let numbers: [Ratings.Key: Int]

  /// - Parameter draw: a number that follows from the secret and from a text.
  public init(
    candidates: [String], items: [String], draw: (_ candidate: String, _ item: String) -> Int
  ) {
    let drawn = candidates.flatMap { candidate in
      items.map { (key: Ratings.Key(candidate: candidate, item: $0), draw: draw(candidate, $0)) }
    }
    keys = drawn.sorted { $0.draw < $1.draw }.map(\.key)
    numbers = Dictionary(zip(keys, 1...)) { first, _ in first }
  }

  /// nil for what nobody of the round is asked, or raters do not read.
  public func number(of key: Ratings.Key) -> Int? { numbers[key] }

  /// nil for a number that is none.
  public func key(numbered number: Int) -> Ratings.Key? {
    keys.indices.contains(number - 1) ? keys[number - 1] : nil
  }
}

extension VariantPool {
  /// The numbers of the texts that raters read.
  public func sheetNumbers(for candidates: [String]) -> SheetNumbers {
    SheetNumbers(candidates: candidates, items: blueprint.readItems) { candidate, item in
      sheetDraw(of: item, for: candidate)
    }
  }
}
