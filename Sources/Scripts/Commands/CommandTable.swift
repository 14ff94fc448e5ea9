extension Command {
  /// A row of the table of commands.
  public struct Row: Sendable {
    public var group: CommandGroup
    public var arguments: [CommandArgument]
    /// What may follow the arguments, in this order.
    public var optional: [CommandArgument]
    public var changes: Change
    public var places: [Place]
    /// A line as one might type it.
    public var example: String

    fileprivate init(
      _ group: CommandGroup, _ arguments: [CommandArgument] = [],
      optional: [CommandArgument] = [], changes: Change, in places: [Place], _ example: String = ""
    ) {
      self.group = group
      self.arguments = arguments
      self.optional = optional
      self.changes = changes
      self.places = places
      self.example = example
    }
  }

  private static let app: [Place] = [.sandbox, .lesson]
  private static let course: [Place] = [.lesson, .quiz]
  private static let asked: [Place] = [.lesson, .quiz, .paper]
  private static let gesture = CommandArgument.choice(["begin", "finish", "cancel"])

  /// The table of commands: all that parser, `:help` and completion know about each.
  public var row: Row {
    let (app, course, asked) = (Command.app, Command.course, Command.asked)
    let (all, anywhere) = (Command.app + [.quiz], Place.allCases)
    let gesture = Command.gesture
    return switch self {
    case .ios: Row(.world, [.version], changes: .world, in: app, ":ios 5.1")
    case .memory:
      Row(.world, [.choice(["mrc", "arc"])], changes: .world, in: app, ":memory mrc")
    case .device:
      Row(.world, [.choice(["iphone", "ipad"])], changes: .world, in: app, ":device ipad")
    case .launch:
      Row(
        .world, [.launchableClass], optional: [.choice(["scene"]), .launchableClass],
        changes: .world, in: app, ":launch AppDelegate scene SceneDelegate")
    case .relaunch: Row(.world, changes: .world, in: app)
    case .warn: Row(.world, changes: .world, in: app)
    case .wait: Row(.world, [.duration], changes: .world, in: app, ":wait 0.5")
    case .call:
      Row(.person, optional: [.line, .arguments], changes: .world, in: app, ":call 12")
    case .nib:
      Row(
        .world, [.fileName, .contents], changes: .world, in: app,
        ":nib Detail {view: UIView, outlets: {nameLabel: UILabel}}")
    case .storyboard:
      Row(
        .world, [.fileName, .contents], changes: .world, in: app,
        ":storyboard Main {initial: list, scenes: {list: {class: ListVC}}}")
    case .file:
      Row(
        .world, [.fileName, .fileSize], changes: .world, in: app,
        ":file photo.png {bytes: 2000000}")
    case .paste:
      Row(.program, [.codeFiles], changes: .nothing, in: [.sandbox], ":paste Order.h Order.m")
    case .background: Row(.world, changes: .world, in: app)
    case .foreground: Row(.world, changes: .world, in: app)
    case .hold: Row(.world, changes: .world, in: app)
    case .settle: Row(.world, changes: .world, in: app)
    case .type:
      Row(.person, [.outlet, .text], changes: .world, in: app, ":type nameField \"Alice\"")
    case .set: Row(.person, [.outlet, .value], changes: .world, in: app, ":set soundSwitch on")
    case .tap:
      Row(
        .person, [.touchable], optional: [.row], changes: .world, in: app, ":tap saveButton")
    case .selectTab: Row(.person, [.tabIndex], changes: .world, in: app, ":select-tab 1")
    case .swipeBack:
      Row(.person, optional: [gesture], changes: .world, in: app, ":swipe-back begin")
    case .swipeDown:
      Row(.person, optional: [gesture], changes: .world, in: app, ":swipe-down cancel")
    case .swipePage:
      Row(
        .person, optional: [.choice(["left", "right"]), gesture], changes: .world, in: app,
        ":swipe-page right")
    case .rotate:
      Row(
        .person,
        optional: [.choice(["portrait", "landscape", "landscape-left", "upside-down"])],
        changes: .world, in: app, ":rotate landscape")
    case .state: Row(.look, changes: .nothing, in: app)
    case .owners: Row(.look, [.object], changes: .nothing, in: app, ":owners window")
    case .tree: Row(.look, changes: .nothing, in: app)
    case .find: Row(.look, [.controllerClass], changes: .nothing, in: app, ":find ProductVC")
    case .timeline:
      Row(.look, optional: [.drawing], changes: .nothing, in: app, ":timeline --svg push.svg")
    case .leaks: Row(.look, changes: .nothing, in: app)
    case .trace: Row(.look, changes: .nothing, in: app)
    case .step: Row(.time, changes: .nothing, in: app)
    case .diff: Row(.time, changes: .nothing, in: app)
    case .compare: Row(.time, [.version, .version], changes: .nothing, in: app, ":compare 5.1 26")
    case .repair: Row(.look, changes: .nothing, in: app)
    case .as: Row(.look, [.choice(["objc", "swift"])], changes: .nothing, in: app, ":as swift")
    case .undo: Row(.time, changes: .time, in: anywhere)
    case .redo: Row(.time, changes: .time, in: app)
    case .goto: Row(.time, optional: [.moment], changes: .time, in: app, ":goto 3")
    case .bookmark: Row(.time, optional: [.bookmark], changes: .time, in: app, ":bookmark loaded")
    case .lint: Row(.look, changes: .nothing, in: app)
    case .standins: Row(.look, changes: .nothing, in: app)
    case .strict:
      Row(.program, [.choice(["on", "off"])], changes: .nothing, in: [.sandbox], ":strict on")
    case .learn: Row(.study, optional: [.lesson], changes: .study, in: all, ":learn 1")
    case .quiz: Row(.study, optional: [.quiz], changes: .study, in: all, ":quiz 1")
    case .review: Row(.study, changes: .study, in: all)
    case .checkpoint: Row(.study, [.part], changes: .study, in: all, ":checkpoint 1")
    case .map: Row(.study, optional: [.skill, .drawing], changes: .nothing, in: all, ":map load")
    case .progress: Row(.study, changes: .nothing, in: all)
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
    case .list: Row(.paper, changes: .nothing, in: [.paper])
    case .flag: Row(.paper, changes: .study, in: [.paper])
    case .note:
      Row(.paper, [.remark], changes: .study, in: [.paper], ":note line 3 is not clear to me")
    case .end: Row(.paper, changes: .study, in: [.paper])
    case .more: Row(.page, changes: .nothing, in: course)
    case .sources: Row(.study, optional: [.topic], changes: .nothing, in: all, ":sources loadView")
    case .glossary: Row(.study, [.topic], changes: .nothing, in: all, ":glossary outlet")
    case .resume: Row(.study, changes: .study, in: all)
    case .neverResume: Row(.study, changes: .study, in: all)
    case .leave: Row(.study, changes: .study, in: anywhere)
    case .help:
      Row(.program, optional: [.topic], changes: .nothing, in: anywhere, ":help viewWillAppear:")
    case .language:
      Row(
        .program, [.choice(["en", "ru", "zh", "cs", "ja"])], changes: .program, in: anywhere,
        ":language ja")
    case .dialect:
      Row(
        .program, [.choice(["swift", "objc"])], changes: .program, in: anywhere, ":dialect objc")
    case .both:
      Row(
        .program,
        [.choice(["en", "ru", "zh", "cs", "ja"]), .choice(["en", "ru", "zh", "cs", "ja"])],
        changes: .nothing, in: course, ":both cs en")
    case .quit: Row(.program, changes: .program, in: anywhere)
    }
  }
}
