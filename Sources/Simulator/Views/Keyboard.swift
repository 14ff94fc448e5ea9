import AutoLayout
import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// The keyboard comes for a first responder that takes text, and goes with it.
extension Turn {
  /// Tells observers of a keyboard that comes or goes; of its end when the turn's code has run. From
  /// one field to the next it stays.
  mutating func moveKeyboard() throws(Fault) {
    let isNeeded = simulation.interface.firstResponder.map { simulation.takesText($0) } ?? false
    if isNeeded == simulation.interface.hasKeyboard { return }
    simulation.interface.hasKeyboard = isNeeded
    let followers = simulation.layout.guides.values.filter { $0.kind == .keyboard }
    for view in followers.map(\.view).sorted() { insetsChanged(of: view) }
    try postKeyboard("Will", isShown: isNeeded)
    simulation.runLoop.add(.keyboardEnd(isShown: isNeeded), after: 0)
  }

  /// Observers hear of the end after all that the turn's code has done (§17.40).
  mutating func endKeyboardAnimation(isShown: Bool) throws(Fault) {
    record(.note(.animation))
    try postKeyboard("Did", isShown: isShown)
  }

  /// From iOS 5 on a keyboard that comes or goes has changed its frame as well, which is told first
  /// (a log of Stack Overflow 25946121).
  private mutating func postKeyboard(_ time: String, isShown: Bool) throws(Fault) {
    let shown = simulation.keyboardFrame
    let hidden = shown.offset(x: 0, y: shown.size.height)
    var pairs: [(key: Value, value: Value)] = [
      (.string("UIKeyboardAnimationDurationUserInfoKey"), .number(.real(Turn.keyboardDuration))),
      (.string("UIKeyboardAnimationCurveUserInfoKey"), .number(.int(Turn.keyboardCurve))),
    ]
    if simulation.version >= UIKitVersion(9) {
      pairs.append((.string("UIKeyboardIsLocalUserInfoKey"), .number(.bool(true))))
    }
    if simulation.version >= UIKitVersion(3, 2) {
      for (key, frame) in [
        ("UIKeyboardFrameBeginUserInfoKey", isShown ? hidden : shown),
        ("UIKeyboardFrameEndUserInfoKey", isShown ? shown : hidden),
      ] {
        let value = try allocateAutoreleased("NSValue")
        simulation.contents[value] = .box(.rect(frame))
        pairs.append((.string(key), .object(value)))
      }
    }
    let events = (simulation.version.major < 5 ? [] : ["ChangeFrame"]) + [isShown ? "Show" : "Hide"]
    for event in events {
      try post(
        "UIKeyboard\(time)\(event)Notification", from: .none, userInfo: try makeDictionary(pairs))
    }
  }

  /// In seconds, as `UIKeyboardAnimationDurationUserInfoKey` has it.
  private static let keyboardDuration = 0.25
  /// No value of `UIViewAnimationCurve`: developers read 7 from
  /// `UIKeyboardAnimationCurveUserInfoKey`.
  private static let keyboardCurve = 7
}

extension Simulation {
  /// Where the keyboard stands in its window once it has come.
  fileprivate var keyboardFrame: Rect {
    let screen = frame(of: keyWindow)?.size ?? Size()
    let height = version.keyboardHeight(of: device, on: screen)
    return Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// What `keyboardLayoutGuide` leaves out of its view: all that is above the keyboard and, while
  /// there is none, all that is above the lower edge of the safe area.
  func keyboardInsets(of view: ObjectID) -> Insets {
    guard let height = frame(of: view)?.size.height else { return Insets() }
    var covered = safeAreaInsets(of: view).bottom
    if interface.hasKeyboard {
      let inWindow = conversion(from: view, to: nil).moved(bounds(of: view))
      covered = max(covered, inWindow.origin.y + height - keyboardFrame.origin.y)
    }
    return Insets(top: max(0, height - covered))
  }
}

extension UIKitVersion {
  /// How much the keyboard covers of that year's device, with the suggestions that stand above its
  /// keys from iOS 8 on, and with what the home indicator takes below them.
  ///
  /// Nothing of Apple's gives these heights; developers logged them (Stack Overflow 11284321 and
  /// 25946121), and some setting changes each.
  fileprivate func keyboardHeight(of device: Device, on screen: Size) -> Double {
    let isLandscape = screen.width > screen.height
    switch device {
    case .iphone:
      if major < 8 { return isLandscape ? 162 : 216 }
      if major < 11 { return isLandscape ? 194 : 258 }
      return isLandscape ? 209 : major < 13 ? 335 : 336
    case .ipad:
      if major < 8 { return isLandscape ? 352 : 264 }
      return (isLandscape ? 398 : 313) + screenInsets(of: device, isLandscape: isLandscape).bottom
    }
  }
}
