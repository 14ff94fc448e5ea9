import Curriculum
import Grading
import Orders
import Syntax

// What code prints.
extension Recipe {
  /// A controller that prints around `super`, of a class that may inherit more, in a scene.
  func output(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    let length = draw.pick([1...1, 1...2, 1...2][level - 1])
    guard
      let scene = Scene(
        level: level, version, controllers: level == 1 ? 2...2 : 2...3, moves: length, &draw,
        asking: { $0.isTelling(on: $1) })
    else { return nil }
    let whole = Rehearsal(scene.setUp + "\n" + scene.code, in: dialect)
    let calls = play(whole, ownSetting()).calls
    let known = Callback.printing(under: version)
    for name in draw.pick(scene.start.names.count, of: scene.start.names) {
      let own = calls.filter { $0.object == name }.compactMap { call in
        known.first { $0.selector == call.selector }
      }
      let heard = known.filter { own.contains($0) }
      // A class that has no room on a screen, or prints too little or too much, is drawn anew, and
      // not played.
      for _ in 0..<8 {
        guard
          let life = PrintedLife(
            level, of: name, hearing: heard, of: known, under: version, &draw)
        else { break }
        if life.code(in: scene).rowCount > 19
          || !printCounts.contains(life.printCount(hearing: own))
        {
          continue
        }
        if let question = output(life, in: scene, play) { return question }
      }
    }
    return nil
  }

  /// How many lines are to be printed.
  private var printCounts: ClosedRange<Int> { [2...4, 3...6, 4...8][level - 1] }

  /// The question, if the run prints as much as the level wants, and who reads the younger class
  /// alone answers wrongly: at the first level nothing is inherited.
  private func output(
    _ life: PrintedLife, in scene: Scene, _ play: Player
  ) -> GeneratedQuestion? {
    let code = life.code(in: scene)
    let setting = ownSetting()
    let run = play(Rehearsal(code, in: dialect), setting)
    guard run.isSound, run.fault == nil, printCounts.contains(run.printed.count) else {
      return nil
    }
    // Somebody who does not know that `super` prints in its place reads the younger class alone.
    let expected = run.printed.filter { !$0.hasPrefix("base") }
    let predict = Exercise.Predict(code: Code(Snippet(code), in: dialect), question: .prints)
    guard
      let key = try? AnswerKey(.predict(predict), in: setting, play: { _ in run }),
      expected == run.printed ? level == 1 : !key.mark(expected).isCorrect
    else { return nil }
    return GeneratedQuestion(
      exercise: .predict(predict), setting: setting, skills: [.edge(.load), .edge(.appear)],
      controllers: scene.start.names.count, key: key)
  }
}
