import Screening

// Small pictures beside numbers that say the same, and which readers of screens pass over.
/// Small pictures of shares, as SVG in a page.
enum Bars {
  /// In units of the picture, as 148 by 16 pixels.
  private static let width = 140.0

  /// Where a share lies, and the interval around it.
  static func interval(_ interval: Interval, share: Double) -> String {
    svg(
      """
      <path class="axis" d="M0 8H140"/><path class="reach" d="M\(x(interval.low)) 8H\
      \(x(interval.high))M\(x(interval.low)) 4V12M\(x(interval.high)) 4V12"/>\
      <circle cx="\(x(share))" cy="8" r="3.5"/>
      """)
  }

  /// A share as a bar in a frame.
  static func share(_ share: Double) -> String {
    svg(
      """
      <rect class="frame" x="0.5" y="2.5" width="139" height="11"/>\
      <rect class="bar" x="0.5" y="2.5" width="\(x(share))" height="11"/>
      """)
  }

  /// Hidden from readers of screens: the number stands beside it.
  private static func svg(_ content: String) -> String {
    "<svg class=\"bars\" viewBox=\"-4 0 148 16\" width=\"148\" height=\"16\" aria-hidden=\"true\">"
      + content + "</svg>"
  }

  /// With one decimal, so that the same numbers are written the same.
  private static func x(_ share: Double) -> Double {
    (min(max(share, 0), 1) * width * 10).rounded() / 10
  }
}
