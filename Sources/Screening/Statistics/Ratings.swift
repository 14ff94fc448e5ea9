/// What a person gave to answers in free text.
public struct Ratings: Equatable, Sendable {
  /// Wrong, partly right, right.
  public static let marks = 0...2

  /// The answer that was read.
  public struct Key: Hashable, Sendable {
    public let candidate: String
    public let item: String

    public init(candidate: String, item: String) {
      (self.candidate, self.item) = (candidate, item)
    }
  }

  /// What a reader gave an answer.
  public struct Rating: Equatable, Sendable {
    public let mark: Int
    /// What the reader saw in the text, in words of the raters' own.
    public let labels: Set<String>

    public init(mark: Int, labels: Set<String> = []) { (self.mark, self.labels) = (mark, labels) }
  }

  public let ratings: [Key: Rating]

  public init(_ ratings: [Key: Rating]) { self.ratings = ratings }
}

/// What two people, or one, made of the same texts.
public struct RatersReport: Equatable, Sendable {
  /// How many texts both have read.
  public let count: Int
  public let kappa: Double?
  public let weightedKappa: Double?
  /// Of the labels; nil where nobody gave any.
  public let alpha: Double?
  /// Texts that the two gave different marks, by candidate and item.
  public let disagreements: [Difference]
  /// Texts that one alone has read.
  public let unread: [Ratings.Key]
  private let raters: [Ratings]

  /// An answer that two readers gave different marks.
  public struct Difference: Equatable, Sendable {
    public let key: Ratings.Key
    public let first: Int
    public let second: Int
  }

  public init(_ raters: [Ratings]) {
    self.raters = raters
    let keys = Set(raters.flatMap { $0.ratings.keys })
      .sorted { ($0.candidate, $0.item) < ($1.candidate, $1.item) }
    let given = keys.map { key in (key: key, ratings: raters.compactMap { $0.ratings[key] }) }
    let both = given.filter { $0.ratings.count > 1 }
    let pairs = both.map { ($0.ratings[0].mark, $0.ratings[1].mark) }
    count = both.count
    kappa = Agreement.kappa(pairs)
    weightedKappa = Agreement.weightedKappa(pairs)
    let labels = both.map { $0.ratings.map(\.labels) }
    alpha = labels.joined().allSatisfy(\.isEmpty) ? nil : Agreement.alpha(labels)
    disagreements = both.filter { $0.ratings[0].mark != $0.ratings[1].mark }.map {
      Difference(key: $0.key, first: $0.ratings[0].mark, second: $0.ratings[1].mark)
    }
    unread = raters.count > 1 ? given.filter { $0.ratings.count == 1 }.map(\.key) : []
  }

  /// What a text is worth: the mean of what was given, from 0 to 1; nil as long as somebody of the
  /// raters has not read it.
  public func score(_ key: Ratings.Key) -> Double? {
    let marks = raters.compactMap { $0.ratings[key].map { Double($0.mark) } }
    guard marks.count == raters.count else { return nil }
    return marks.mean.map { $0 / Double(Ratings.marks.upperBound) }
  }
}
