/// How a visual format's views are aligned and which way it runs, as
/// `NSLayoutConstraint.FormatOptions`.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The bits are those of UIKit.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
  public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
  public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
  public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
  public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
  public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
  public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
  public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
  public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
  /// Whatever the language: the first view stands on the left.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

  /// What the views are to have in common, in the order of the bits.
  var alignments: [LayoutAttribute] {
    let all: [(FormatOptions, LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
