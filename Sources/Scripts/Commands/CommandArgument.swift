/// What may stand behind a command's name: what `:help` calls it, and what completion offers for
/// it.
public enum CommandArgument: Hashable, Sendable {
  /// One of these words, the same in every language.
  case choice([String])
  case version
  case tabIndex
  /// The name of a nib, a storyboard or another file.
  case fileName
  /// Files of code: one, or several that belong together.
  case codeFiles
  /// What is in a nib or storyboard, in YAML's flow style, or `none`.
  case contents
  case fileSize
  case duration
  /// The line of a closure, and what it is called with.
  case line, arguments
  case outlet, text, value
  /// An outlet, or in quotes the title of what can be touched.
  case touchable
  /// The number of a row or an item from 0, behind that of its section where there are several.
  case row
  /// A variable, or an object by the name it has in traces.
  case object
  case controllerClass
  /// The class of the app's delegate, or of its scene's.
  case launchableClass
  /// A file that a picture is written to.
  case drawing
  /// A file with a recording.
  case cast
  /// A moment: the number of a line, or a bookmark.
  case moment
  case bookmark
  case topic
  case lesson, quiz
  /// The number of a part of the course.
  case part
  case skill
  /// What somebody has to say.
  case remark
  /// By which somebody opens what they have answered.
  case code

  /// How it is written in `:help`.
  public var sign: String {
    switch self {
    case .choice(let words): words.joined(separator: "|")
    case .version: "V"
    case .tabIndex: "N"
    case .line: "LINE"
    case .arguments: "VALUE…"
    case .fileName, .object, .bookmark, .topic: "NAME"
    case .codeFiles: "FILE…"
    case .contents: "{…}|none"
    case .fileSize: "{bytes: N}|none"
    case .duration: "SECONDS"
    case .outlet: "OUTLET"
    case .text: "\"text\""
    case .touchable: "OUTLET|\"TITLE\""
    case .row: "[SECTION] ROW"
    case .value: "VALUE"
    case .controllerClass, .launchableClass: "CLASS"
    case .drawing: "--svg FILE"
    case .cast: "FILE"
    case .moment: "N|NAME"
    case .lesson: "LESSON [PAGE]"
    case .quiz: "QUIZ"
    case .part: "N"
    case .skill: "SKILL"
    case .remark: "TEXT"
    case .code: "CODE"
    }
  }

  /// Whether it takes all that is left of the line, spaces and all.
  public var takesRest: Bool {
    switch self {
    case .arguments, .codeFiles, .contents, .fileSize, .text, .value, .drawing, .cast, .moment,
      .bookmark, .topic, .lesson, .quiz, .row, .skill, .remark, .code:
      true
    case .choice, .version, .tabIndex, .line, .fileName, .duration, .outlet, .touchable, .object,
      .controllerClass, .launchableClass, .part:
      false
    }
  }

  /// Whether any number of them may be typed.
  public var repeats: Bool { self == .codeFiles || self == .arguments }
}
