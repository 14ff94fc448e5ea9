import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// The size that the content of a view asks for.
//
// No font is at hand, so text is measured by a rule: a character is half as wide as the font is
// high, a wide one (Chinese, Japanese, Korean) as wide; a line is as high as one of San Francisco,
// 1.193 of the font's size. Controls have the sizes that their pages and headers give.
extension Turn {
  /// `intrinsicContentSize`, of which -1 is no size; the learner's own where a class has one.
  mutating func intrinsicSize(of view: ObjectID) throws(Fault) -> Size {
    guard simulation.isOverridden("intrinsicContentSize", by: view) else {
      return try ownIntrinsicSize(of: view)
    }
    let answer = try send("intrinsicContentSize", to: .object(view), from: .uikit)
    if case .size(let size) = answer { return size }
    return Size(width: -1, height: -1)
  }

  /// What UIKit's class of the view answers.
  package mutating func ownIntrinsicSize(of view: ObjectID) throws(Fault) -> Size {
    if simulation.isKind(view, of: "UIImageView") {
      let image = simulation.field(named: "image", of: view) ?? .none
      if case .size(let size) = try send("size", to: image, from: .uikit) { return size }
    }
    return simulation.textSize(of: view, within: .infinity) ?? simulation.controlSize(of: view)
  }

  /// `sizeThatFits:`, and what `sizeToFit` makes of a view.
  package mutating func size(of view: ObjectID, within room: Size) throws(Fault) -> Size {
    let old = simulation.frame(of: view)?.size ?? Size()
    let width = room.width > 0 && simulation.wraps(view) ? room.width : .infinity
    var size = try ownIntrinsicSize(of: view)
    if let text = simulation.textSize(of: view, within: width) { size = text }
    return Size(
      width: size.width < 0 ? old.width : size.width,
      height: size.height < 0 ? old.height : size.height)
  }
}

extension Simulation {
  /// Whether a view breaks its text into lines.
  func wraps(_ view: ObjectID) -> Bool {
    isKind(view, of: "UILabel") && field(named: "numberOfLines", of: view)?.integer != 1
  }

  /// The size of a view that is as large as its text.
  /// Nil for what is not sized by a text. Sizes are in points, those of UIKit's usual fonts and of
  /// a border.
  func textSize(of view: ObjectID, within width: Double) -> Size? {
    if isKind(view, of: "UILabel") {
      let text = text(in: view, "text")
      if text.isEmpty { return Size() }
      let most = field(named: "numberOfLines", of: view)?.integer ?? 1
      return size(of: text, fontSize(of: view, 17), within: width, lines: most)
    }
    if isKind(view, of: "UIButton") {
      let title = text(in: view, "title")
      let size = size(of: title, fontSize(of: view, 18), within: .infinity, lines: 1)
      return Size(width: max(30, size.width), height: max(34, size.height + 12))
    }
    if isKind(view, of: "UITextField") {
      let text = text(in: view, "text")
      let shown = text.isEmpty ? self.text(in: view, "placeholder") : text
      let size = size(of: shown, fontSize(of: view, 17), within: .infinity, lines: 1)
      let hasBorder = field(named: "borderStyle", of: view)?.integer == 3
      return hasBorder ? Size(width: size.width + 14, height: 34) : size
    }
    return nil
  }

  /// From the top to the first baseline, and from the bottom to the last.
  func baselines(of view: ObjectID) -> (first: Double, last: Double) {
    guard
      isKind(view, of: "UILabel") || isKind(view, of: "UIButton")
        || isKind(view, of: "UITextField")
    else { return (0, 0) }
    let size = fontSize(of: view, 17)
    let inset = isKind(view, of: "UIButton") ? 6.0 : 0
    return (onPixel(size * 0.952) + inset, onPixel(size * 0.241) + inset)
  }

  /// The fixed sizes of controls, -1 where UIKit has no intrinsic metric; they changed with iOS 7,
  /// 13, 14 and 26.
  fileprivate func controlSize(of view: ObjectID) -> Size {
    let sizes: [(type: String, width: Double, height: Double)] = [
      ("UISwitch", version.major < 7 ? 79 : version.major < 26 ? 51 : 63, switchHeight),
      ("UISlider", -1, version.major < 7 ? 23 : 34), ("UIProgressView", -1, 4),
      ("UIActivityIndicatorView", spinnerSide(of: view), spinnerSide(of: view)),
      ("UIStepper", 94, version.major < 13 ? 29 : 32),
      ("UISegmentedControl", -1, version.major < 7 ? 44 : version.major < 13 ? 29 : 32),
      ("UIPageControl", -1, pageControlHeight), ("UIDatePicker", 320, 216),
      ("UIPickerView", 320, 216), ("UISearchBar", -1, version.major < 11 ? 44 : 56),
      ("UINavigationBar", -1, 44), ("UIToolbar", -1, 44), ("UITabBar", -1, 49),
    ]
    let known = sizes.first { isKind(view, of: $0.type) }
    return Size(width: known?.width ?? -1, height: known?.height ?? -1)
  }

  /// In points; from iOS 14 on the dots are lower.
  var pageControlHeight: Double { version.major < 14 ? 37 : 26 }

  /// A large spinner has the style `whiteLarge` (0) or, from iOS 13 on, `large` (101).
  private func spinnerSide(of view: ObjectID) -> Double {
    let style = field(named: "activityIndicatorViewStyle", of: view)?.integer
    return style == 0 || style == 101 ? 37 : 20
  }

  /// In points, of `UISwitch`.
  private var switchHeight: Double { version.major < 7 ? 27 : version.major < 26 ? 31 : 28 }

  /// The text of a property; empty where nothing is set.
  private func text(in view: ObjectID, _ name: String) -> String {
    field(named: name, of: view).flatMap(text(of:)) ?? ""
  }

  /// The size of the view's font in points, else what UIKit has for its class.
  private func fontSize(of view: ObjectID, _ usual: Double) -> Double {
    guard let font = field(named: "font", of: view)?.object,
      let size = field(named: "pointSize", of: font)?.real
    else { return usual }
    return size
  }

  /// The size of a text, broken where a line is full and not at words. `most` of 0 is any number of
  /// lines.
  private func size(
    of text: String, _ fontSize: Double, within width: Double, lines most: Int
  ) -> Size {
    var (widest, count) = (0.0, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length =
        line.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? 1 : 0.5) } * fontSize
      widest = max(widest, min(length, width))
      count += width > 0 && length > width ? Int((length / width).rounded(.up)) : 1
    }
    let shown = most > 0 ? min(count, most) : count
    return Size(width: onPixel(widest), height: onPixel(Double(shown) * fontSize * 1.19335))
  }

  /// Up to the next whole pixel.
  private func onPixel(_ length: Double) -> Double {
    let scale = version.screenScale(of: device)
    return (length * scale).rounded(.up) / scale
  }
}
