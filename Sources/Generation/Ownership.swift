import Curriculum
import Grading
import Orders
import Syntax

// How many owners an object has.
extension Recipe {
  /// Statements that give two objects owners and take them away; one of the two is asked about.
  func count(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    let family = draw.pick(Ledger.Family.allCases)
    let names = draw.pick(2, of: family.names)
    let name = names[0]
    var ledger = Ledger(family, names, under: version)
    for _ in 0..<draw.pick([3...4, 4...5, 5...7][level - 1]) {
      ledger.say(draw.pick(ledger.statements(of: draw.next(below: 3) == 0 ? names[1] : name)))
    }
    let text = ledger.code
    if text.lineCount > 18 { return nil }
    // Swift's closures and Objective-C's counts by hand have no twin.
    let setting = ownSetting()
    let run = play(Rehearsal(text, in: dialect), setting)
    guard run.isSound, run.fault == nil, let owners = run.owners(of: name),
      (1...4).contains(owners), owners != ledger.variables(of: name)
    else { return nil }
    let predict = Exercise.Predict(
      code: Code(Snippet(text), in: dialect), question: .owners(of: at(name)))
    guard let key = try? AnswerKey(.predict(predict), in: setting, play: { _ in run }) else {
      return nil
    }
    return GeneratedQuestion(
      exercise: .predict(predict), setting: setting, skills: [.subject(.owners)], key: key)
  }
}
