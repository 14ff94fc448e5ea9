import Curriculum
import Grading
import Orders
import Syntax

// What code prints.
extension Recipe {
  /// Two classes, one of which inherits from the other, that print around `super`, and what is done
  /// with one object of the younger.
  func output(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    var life = PrintedLife(isSwift: dialect == .swift)
    let names = draw.pick([2, 3, 3][level - 1], of: PrintedLife.callbacks)
    life.draw(names.sorted { life.place(of: $0) < life.place(of: $1) }, level, &draw)
    if life.code.lineCount > 20 || level > 1 && !life.hasBase { return nil }
    let setting = ownSetting()
    let run = play(Rehearsal(life.code, in: dialect), setting)
    guard run.isSound, run.fault == nil,
      [2...4, 3...6, 4...8][level - 1].contains(run.printed.count)
    else { return nil }
    // Somebody who does not know that `super` prints in its place reads the younger class alone.
    let expected = run.printed.filter { !$0.hasPrefix("base") }
    let predict = Exercise.Predict(code: Code(Snippet(life.code), in: dialect), question: .prints)
    guard
      let key = try? AnswerKey(.predict(predict), in: setting, play: { _ in run }),
      expected == run.printed ? level == 1 : !key.mark(expected).isCorrect
    else { return nil }
    return GeneratedQuestion(
      exercise: .predict(predict), setting: setting, skills: [.edge(.load), .edge(.appear)])
  }
}

private struct PrintedLife {
  static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  let isSwift: Bool
  private var base: [String] = []
  private var own: [String] = []
  private var moves: [String] = []

  init(isSwift: Bool) { self.isSwift = isSwift }

  /// Whether the older class prints something.
  var hasBase: Bool { !base.isEmpty }

  func place(of callback: String) -> Int { PrintedLife.callbacks.firstIndex(of: callback) ?? 0 }

  mutating func draw(_ callbacks: [String], _ level: Int, _ draw: inout SplitMix64) {
    for callback in callbacks {
      let word = ["load", "will", "did", "going", "gone"][place(of: callback)]
      if level > 1, draw.next(below: 2) == 0 {
        base += method(callback, ["super", print("base \(word)")])
      }
      var body = ["super", print(word)]
      switch draw.next(below: 4) {
      case 0: body = [print(word), "super"]
      case 1: body = ["super", count(word)]
      case 2 where level > 1: body = ["super", state(word)]
      default: break
      }
      own += method(callback, body)
    }
    let visits = [
      ["window.rootViewController = note"],
      [isSwift ? "_ = note.view" : "[note view];", "window.rootViewController = note"],
      ["window.rootViewController = note", "window.rootViewController = other"],
      ["nav", "push", "pop"],
    ]
    moves = draw.pick(Array(visits[(level == 3 ? 1 : 0)...])).flatMap { said($0) }
  }

  private func said(_ move: String) -> [String] {
    switch move {
    case "nav":
      isSwift
        ? [
          "let nav = UINavigationController(rootViewController: note)",
          "window.rootViewController = nav",
        ]
        : [
          "UINavigationController *nav = [[UINavigationController alloc] "
            + "initWithRootViewController:note];", "window.rootViewController = nav;",
        ]
    case "push":
      [
        isSwift
          ? "nav.pushViewController(other, animated: false)"
          : "[nav pushViewController:other animated:NO];"
      ]
    case "pop":
      [
        isSwift
          ? "nav.popViewController(animated: false)" : "[nav popViewControllerAnimated:NO];"
      ]
    default: [move.hasSuffix(";") || isSwift ? move : move + ";"]
    }
  }

  private func print(_ text: String) -> String {
    isSwift ? "print(\"\(text)\")" : "NSLog(@\"\(text)\");"
  }

  /// What changes from one call to the next.
  private func count(_ word: String) -> String {
    isSwift
      ? "count += 1; print(\"\(word)\", count)" : "count++; NSLog(@\"\(word) %d\", count);"
  }

  private func state(_ word: String) -> String {
    isSwift
      ? "print(\"\(word)\", view.window != nil)"
      : "NSLog(@\"\(word) %d\", self.view.window != nil);"
  }

  private func method(_ callback: String, _ body: [String]) -> [String] {
    let isAnimated = callback != "viewDidLoad"
    let sent =
      isSwift
      ? "super.\(callback)(\(isAnimated ? "animated" : ""))"
      : "[super \(callback)\(isAnimated ? ":animated" : "")];"
    let lines = body.map { $0 == "super" ? sent : $0 }
    let head =
      isSwift
      ? "override func \(callback)(\(isAnimated ? "_ animated: Bool" : ""))"
      : "- (void)\(callback)\(isAnimated ? ":(BOOL)animated" : "")"
    return CodeText.method(head, lines, ends: isSwift ? ";" : "").map { (isSwift ? "  " : "") + $0 }
  }

  /// The whole of it.
  var code: String {
    let counts = own.contains { $0.contains("count") }
    let parent = base.isEmpty ? "UIViewController" : "Base"
    var lines: [String] = []
    if isSwift {
      if !base.isEmpty { lines += ["class Base: UIViewController {"] + base + ["}"] }
      lines += ["class Note: \(parent) {"] + (counts ? ["  var count = 0"] : []) + own + ["}"]
      lines.append("let note = Note(), other = UIViewController()")
    } else {
      if !base.isEmpty {
        lines += ["@interface Base : UIViewController @end @implementation Base"] + base
        lines.append("@end")
      }
      let head = "@interface Note : \(parent)" + (counts ? " { int count; }" : "")
      lines += [head + " @end @implementation Note"] + own + ["@end"]
      lines += [
        "Note *note = [[Note alloc] init];",
        "UIViewController *other = [[UIViewController alloc] init];",
      ]
    }
    return (lines + moves).joined(separator: "\n")
  }
}
