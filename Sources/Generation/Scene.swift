import Curriculum
import Orders
import Syntax

/// An app of one to three controllers, what has happened in it, and what happens next.
struct Scene {
  /// The classes of the controllers that are of classes of their own.
  var types: [String: String] = [:]
  /// Where it begins: just made, and shown.
  let start: Stage
  private(set) var moves: [Move]
  /// What is asked about.
  private(set) var asked: Move
  /// What might be asked about as well, the likelier the more often; nothing where it is demanded.
  private(set) var others: [Move] = []
  /// How many of the moves before it are asked about with it.
  var earlier = 0

  /// Where it stands before what is asked about.
  var stage: Stage { moves.reduce(into: start) { $0.take($1) } }

  /// Objective-C before the first version of Swift here.
  var dialect: Snippet.Dialect { start.version < Scene.firstOfSwift ? .objc : .swift }

  /// Up to here apps are written in Objective-C.
  static let firstOfSwift = UIKitVersion(7)
}

extension Scene {
  /// Short words that no keyword or class is called like.
  static let names = [
    "menu", "list", "card", "memo", "mail", "shop", "cart", "song", "clock", "photo", "story",
    "score",
  ]

  /// Draws a scene; the higher the level, the more has happened in it.
  ///
  /// Where something of a kind can happen next, that is asked about. Nil where what is demanded
  /// cannot happen in what was drawn.
  init?(
    level: Int, _ version: UIKitVersion, controllers: ClosedRange<Int>? = nil,
    moves length: Int? = nil, _ draw: inout SplitMix64, demand: Demand? = nil,
    asking isWanted: (Move, Stage) -> Bool = { _, _ in true }
  ) {
    let demanded = demand?.moves ?? []
    let count = demand?.controllers ?? draw.pick(controllers ?? (level == 1 ? 1...2 : 2...3))
    let names = draw.pick(count, of: Scene.names)
    var stage = Stage(
      version: version, home: .root(names[0]), spare: Array(names.dropFirst()), names: names)
    switch draw.next(below: 4) {
    case 0,
      1 where count > 1:
      stage.home = .stack([names[0]])
    case 2 where count > 1:
      stage.home = .tabs(names, selected: 0)
      stage.spare = []
    default: break
    }
    stage.loaded = [names[0]]
    start = stage
    var moves: [Move] = []
    let length = length ?? draw.pick([3...3, 3...4, 4...4][level - 1])
    for _ in 0..<max(0, length - demanded.count) {
      let move = draw.pick(stage.moves())
      stage.take(move)
      moves.append(move)
    }
    if stage.isInBackground, demanded.first?.contains(.foreground) != true {
      stage.take(.foreground)
      moves.append(.foreground)
    }
    for step in demanded.dropLast() {
      guard let move = stage.move(of: step, &draw) else { return nil }
      stage.take(move)
      moves.append(move)
    }
    self.moves = moves
    if let step = demanded.last {
      guard let move = stage.move(of: step, &draw) else { return nil }
      (asked, others) = (move, [])
    } else {
      let next = stage.moves()
      let wanted = next.filter { isWanted($0, stage) }
      asked = draw.pick(wanted.isEmpty ? next : wanted)
      others = wanted
    }
  }

  /// The same with something else asked about: the way to where they begin is played once for all.
  func variants(_ draw: inout SplitMix64) -> [Scene] {
    let moves = draw.shuffled(others).filter { $0 != asked }.unique.prefix(4)
    return moves.map { move in
      var scene = self
      scene.asked = move
      return scene
    }
  }

  /// The app, and what has happened in it.
  var setUp: String {
    (making + lines(of: moves.dropLast(earlier), from: start)).joined(separator: "\n")
  }

  /// What is asked about.
  var code: String {
    let stage = moves.dropLast(earlier).reduce(into: start) { $0.take($1) }
    return lines(of: moves.suffix(earlier) + [asked], from: stage).joined(separator: "\n")
  }

  /// How many lines of moves stand before those that are played, where so many are.
  func lineCount(before earlier: Int) -> Int {
    let before = lines(of: moves.dropLast(earlier), from: start)
    return before.isEmpty ? 0 : before.joined(separator: "\n").lineCount
  }

  /// What is typed for some moves, one after the other, each where the last one has led.
  private func lines(of moves: some Sequence<Move>, from start: Stage) -> [String] {
    var stage = start
    return moves.flatMap { move in
      defer { stage.take(move) }
      return move.lines(on: stage, in: dialect)
    }
  }

  /// The class of a controller.
  func type(of name: String) -> String { types[name] ?? "UIViewController" }

  /// What a class of a controller's own is called.
  static func ownType(of name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst() + "Controller"
  }

  /// Says of each presentation that covers the screen that it is to be a page sheet, which under
  /// earlier versions it is not on an iPhone.
  mutating func askForPageSheets() {
    /// Moves that present nothing over the whole screen stay as they are.
    func asSheet(_ move: Move) -> Move {
      guard case .present(let name, .fullScreen, let isAnimated) = move else { return move }
      return .present(name, .pageSheet, isAnimated)
    }
    moves = moves.map(asSheet)
    asked = asSheet(asked)
  }

  /// Gives each controller a class of its own.
  mutating func giveTypes() {
    for name in start.names { types[name] = Scene.ownType(of: name) }
  }

  /// Declares the classes, which have nothing of their own.
  var emptyClasses: [String] {
    start.names.compactMap { types[$0] }.map { type in
      dialect == .swift
        ? "class \(type): UIViewController {}"
        : "@interface \(type) : UIViewController @end @implementation \(type) @end"
    }
  }

  /// Declares the classes in Objective-C; they make their views, so that one that was unloaded can
  /// be made again.
  var classesWithViews: [String] {
    start.names.compactMap { types[$0] }.flatMap { type in
      [
        "@interface \(type) : UIViewController @end @implementation \(type)",
        "- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }", "@end",
      ]
    }
  }

  /// The controllers and what the window shows, as variables that the moves name.
  private var making: [String] {
    let isSwift = dialect == .swift
    let names = start.names
    var lines: [String] = []
    if isSwift {
      let pairs = names.map { "\($0) = \(type(of: $0))()" }
      lines.append("let " + pairs.prefix(2).joined(separator: ", "))
      lines += pairs.dropFirst(2).map { "let \($0)" }
    } else {
      lines += names.map { "\(type(of: $0)) *\($0) = [[\(type(of: $0)) alloc] init];" }
    }
    return lines + homeLines(isSwift)
  }

  /// The home with its own variable, `nav` or `tabs`. Before iOS 4 a window has no root view
  /// controller (§4.1).
  private func homeLines(_ isSwift: Bool) -> [String] {
    /// Before iOS 4 a window had no root view controller, so that its view was put in.
    func show(_ name: String) -> String {
      if !isSwift, start.version < UIKitVersion(4) { return "[window addSubview:\(name).view];" }
      return "window.rootViewController = \(name)" + (isSwift ? "" : ";")
    }
    switch start.home {
    case .root(let name): return [show(name)]
    case .stack(let names):
      let root = names[0]
      return [
        isSwift
          ? "let nav = UINavigationController(rootViewController: \(root))"
          : "UINavigationController *nav = [[UINavigationController alloc] "
            + "initWithRootViewController:\(root)];", show("nav"),
      ]
    case .tabs(let names, _):
      return isSwift
        ? [
          "let tabs = UITabBarController()",
          "tabs.viewControllers = [\(names.joined(separator: ", "))]", show("tabs"),
        ]
        : [
          "UITabBarController *tabs = [[UITabBarController alloc] init];",
          "tabs.viewControllers = [NSArray arrayWithObjects:"
            + names.joined(separator: ", ") + ", nil];", show("tabs"),
        ]
    }
  }
}

extension Stage {
  /// One of the moves that a step of a demand names: each name is as likely, however many moves it
  /// stands for.
  fileprivate func move(of step: [Demand.Move], _ draw: inout SplitMix64) -> Move? {
    let fitting = moves().filter { step.contains($0.word) }
    let words = step.filter { word in fitting.contains { $0.word == word } }
    if words.isEmpty { return nil }
    let word = words.count == 1 ? words[0] : draw.pick(words)
    return draw.pick(fitting.filter { $0.word == word })
  }
}
