/// What a stand-in is taken for by who asks it: for true or not, for nil or not, for a number.
///
/// Any two of these answers go together in all four ways in one guess or another, so that what
/// follows from a condition of two, as `a != nil && b`, does not follow from each.
public enum Guess: Hashable, Sendable, CaseIterable {
  /// There, false and 0: what is asked for is there, and nothing is the matter.
  case plain
  /// There, true and 1.
  case affirmed
  /// Nil, false and 1.
  case missing
  /// Nil, true and 0.
  case denied

  @inlinable
  public var isTrue: Bool {
    switch self {
    case .affirmed, .denied: true
    case .plain, .missing: false
    }
  }

  @inlinable
  public var isNil: Bool {
    switch self {
    case .missing, .denied: true
    case .plain, .affirmed: false
    }
  }

  /// 0 or 1.
  @inlinable
  public var number: Int {
    switch self {
    case .affirmed, .missing: 1
    case .plain, .denied: 0
    }
  }
}
