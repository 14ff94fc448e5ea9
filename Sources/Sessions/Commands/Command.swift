/// A `:` command, by the name it is typed with; the same in every language.
public enum Command: String, CaseIterable, Sendable {
  // The simulated world.
  case ios, memory, device, warn, relaunch, hold, settle, nib, storyboard, file, type, set
  case swipeBack = "swipe-back"
  case swipeDown = "swipe-down"
  case swipePage = "swipe-page"
  case selectTab = "select-tab"
  case tap, rotate, background, foreground
  // Looking.
  case state, owners, tree, find, timeline, leaks, trace, step, diff, compare, repair
  // Time travel.
  case undo, redo, goto, bookmark
  // The language.
  case `as`, help, language
  // Study.
  case learn, quiz, review, progress
  case next, back, skip, again, hint, answer, why, resume
  case neverResume = "never-resume"
  case leave, quit

  /// Whether it changes the simulated world, as scripts may.
  public var isWorlds: Bool {
    switch self {
    case .ios, .memory, .device, .warn, .relaunch, .hold, .settle, .nib, .storyboard, .file,
      .type, .set, .swipeBack, .swipeDown, .swipePage, .selectTab, .tap, .rotate, .background,
      .foreground:
      true
    default: false
    }
  }

  /// What stands behind the name in `:help`, the same in every language.
  public var arguments: String {
    switch self {
    case .ios: "V"
    case .memory: "mrc|arc"
    case .device: "iphone|ipad"
    case .nib, .storyboard: "NAME {…}|none"
    case .file: "NAME {bytes: N}|none"
    case .type: "OUTLET \"text\""
    case .set: "OUTLET VALUE"
    case .swipeBack, .swipeDown: "[begin|finish|cancel]"
    case .swipePage: "[forward|back] [begin|finish|cancel]"
    case .selectTab: "N"
    case .tap: "OUTLET"
    case .rotate: "[portrait|landscape|landscape-left|upside-down]"
    case .owners: "NAME"
    case .find: "CLASS"
    case .timeline: "[--svg FILE]"
    case .compare: "V V"
    case .goto: "N|NAME"
    case .bookmark: "NAME"
    case .as: "objc|swift"
    case .help: "[NAME]"
    case .language: "en|ru|zh|cs|ja"
    case .learn: "[LESSON [STEP]]"
    case .quiz: "[QUIZ]"
    default: ""
    }
  }
}
