/// A `:` command that leads the session.
public enum SessionCommand: String, CaseIterable, Sendable {
  case paste, strict
  // Time travel.
  case undo, redo, goto, bookmark
  // Study.
  case learn, quiz, review, checkpoint, progress, map
  case next, back, skip, again, hint, answer, why, another, play, edit, code, more, resume
  case neverResume = "never-resume"
  case leave
  case sources, glossary
  // A paper of a screening.
  case list, flag, note, unseal, end
  // The program.
  case help, language, dialect, both, quit

  private typealias Row = Command.Row

  /// What is to be known of it.
  var row: Command.Row {
    let (app, course, asked) = (Command.app, Command.course, Command.asked)
    let (all, anywhere) = (Command.app + [.quiz], Command.Place.allCases)
    return switch self {
    case .paste:
      Row(.program, [.codeFiles], changes: .nothing, in: [.sandbox], ":paste Order.h Order.m")
    case .strict:
      Row(.program, [.choice(["on", "off"])], changes: .nothing, in: [.sandbox], ":strict on")
    case .undo: Row(.time, changes: .time, in: anywhere)
    case .redo: Row(.time, changes: .time, in: app)
    case .goto: Row(.time, optional: [.moment], changes: .time, in: app, ":goto 3")
    case .bookmark: Row(.time, optional: [.bookmark], changes: .time, in: app, ":bookmark loaded")
    case .learn: Row(.study, optional: [.lesson], changes: .study, in: all, ":learn 1")
    case .quiz: Row(.study, optional: [.quiz], changes: .study, in: all, ":quiz 1")
    case .review: Row(.study, changes: .study, in: all)
    case .checkpoint: Row(.study, optional: [.part], changes: .study, in: all, ":checkpoint 1")
    case .progress: Row(.study, changes: .nothing, in: all)
    case .map: Row(.study, optional: [.skill, .drawing], changes: .nothing, in: all, ":map load")
    case .next: Row(.page, changes: .study, in: asked)
    case .back: Row(.page, changes: .study, in: asked)
    case .skip: Row(.page, changes: .study, in: asked)
    case .again: Row(.page, changes: .study, in: asked)
    case .hint: Row(.page, changes: .study, in: course)
    case .answer: Row(.page, changes: .study, in: course)
    case .why: Row(.page, changes: .nothing, in: all)
    case .another: Row(.page, changes: .study, in: course)
    case .play:
      Row(.page, optional: [.cast], changes: .nothing, in: anywhere, ":play class.cast")
    case .edit: Row(.page, changes: .study, in: course)
    case .code:
      Row(
        .page, optional: [.controllerClass], changes: .nothing, in: asked, ":code NoteController")
    case .more: Row(.page, changes: .nothing, in: course)
    case .resume: Row(.study, changes: .study, in: all)
    case .neverResume: Row(.study, changes: .study, in: all)
    case .leave: Row(.study, changes: .study, in: anywhere)
    case .sources: Row(.study, optional: [.topic], changes: .nothing, in: all, ":sources loadView")
    case .glossary: Row(.study, optional: [.topic], changes: .nothing, in: all, ":glossary outlet")
    case .list: Row(.paper, changes: .nothing, in: [.paper])
    case .flag: Row(.paper, changes: .study, in: [.paper])
    case .note:
      Row(.paper, [.remark], changes: .study, in: [.paper], ":note line 3 is not clear to me")
    case .unseal: Row(.paper, [.code], changes: .study, in: [.paper], ":unseal 7K3M9-QX2PD")
    case .end: Row(.paper, changes: .study, in: [.paper])
    case .help:
      Row(.program, optional: [.topic], changes: .nothing, in: anywhere, ":help viewWillAppear:")
    case .language:
      Row(.program, [.choice(Self.languages)], changes: .program, in: anywhere, ":language ja")
    case .dialect:
      Row(
        .program, [.choice(["swift", "objc"])], changes: .program, in: anywhere, ":dialect objc")
    case .both:
      Row(
        .program,
        optional: [.choice(Self.languages + ["off"]), .choice(Self.languages)],
        changes: .program, in: all, ":both cs en")
    case .quit: Row(.program, changes: .program, in: anywhere)
    }
  }

  /// The codes of the languages that the interface speaks.
  private static let languages = ["en", "ru", "zh", "cs", "ja"]
}
