public import InterfaceModel
public import ObjectModel
public import ObjectRuntime
public import Syntax

/// A `:` command that changes the simulated world.
public enum WorldCommand: Equatable, Sendable {
  case ios(UIKitVersion)
  case memory(Memory)
  case device(Device)
  /// The system is short of memory.
  case warn
  /// So many seconds pass.
  case wait(Double)
  /// Who was given the closure calls it, with these arguments; nil tells what waits.
  case call(ClosurePlace?, [Value])
  /// A transition that follows a finger; nil is the whole gesture.
  case swipe(Gesture.Kind, Gesture.Step?)
  /// A finger on a tab, on an outlet of the visible controller, on a row of a list that is one, and
  /// on what has a title.
  case selectTab(Int)
  case tap(outlet: String)
  case tapRow(outlet: String, section: Int, row: Int)
  case tapTitle(String)
  /// The app leaves the screen, and comes back.
  case background, foreground
  /// A person turns the device; nil is to the side, or upright again.
  case rotate(Orientation?)
  /// Keep the turn open over several lines, and end that.
  case hold, settle
  /// A nib file, or (nil) that there is none of the name.
  case nib(String, Nib?)
  /// A storyboard file, or (nil) that there is none of the name.
  case storyboard(String, Storyboard?)
  /// The process ends, and the app is launched with delegates of these classes.
  case launch(app: String, scene: String?)
  /// The process ends and is started anew: what is on disk is kept, the user defaults among it.
  case relaunch
  /// The size of an image or data file, or (nil) that there is none of the name.
  case file(String, bytes: Int?)
  /// A person types into a field, or moves a switch or slider: outlets of the visible controller.
  case type(outlet: String, text: String)
  case set(outlet: String, value: Value)
  /// A condition of a line that rests on an unknown name is true, or is not.
  case decide(line: Int, Bool)
  /// Who owns what a variable refers to.
  case owners(String)

  /// Whether the app starts again.
  public var restarts: Bool {
    switch self {
    case .ios, .memory, .device, .launch, .relaunch: true
    case .warn, .wait, .call, .swipe, .selectTab, .tap, .tapRow, .tapTitle, .background,
      .foreground, .rotate, .hold, .settle, .nib, .storyboard, .file, .type, .set, .decide, .owners:
      false
    }
  }

  /// Whether nothing is known afterwards that was declared before.
  public var forgetsCode: Bool {
    switch self {
    case .ios, .memory, .device: true
    case .launch, .relaunch, .warn, .wait, .call, .swipe, .selectTab, .tap, .tapRow, .tapTitle,
      .background, .foreground, .rotate, .hold, .settle, .nib, .storyboard, .file, .type, .set,
      .decide, .owners:
      false
    }
  }

  /// The names of all such commands, without the colon.
  public static let names = Command.allCases.filter(\.isForScripts).map(\.rawValue)
}
