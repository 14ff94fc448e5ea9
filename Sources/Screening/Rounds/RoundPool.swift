public import Curriculum
import Diagnostics
public import Sessions
import Syntax

extension Round {
  /// The blueprint under the round's version: of its packs, the one for the oldest versions that
  /// has this one.
  public var plan: Reading<Blueprint> {
    var reading = Blueprint.read(SourceText(name: id, text: blueprint))
    guard let version = UIKitVersion(ios), let plan = reading.value else { return reading }
    let packs = plan.packs.compactMap { pack in UIKitVersion(pack.newest).map { ($0, pack) } }
    let own = packs.filter { version <= $0.0 }.min { $0.0 < $1.0 }
    if let own { reading.value = plan.swapped(for: own.1) }
    return reading
  }

  /// What its questions are drawn from; nil where the blueprint is not sound.
  public func pool(
    _ library: @escaping @Sendable () -> Library, draw: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> VariantPool? {
    let plan = plan
    guard plan.isSound, let blueprint = plan.value, let version = UIKitVersion(ios) else {
      return nil
    }
    return VariantPool(
      blueprint, version: version, candidates: candidates.map(\.id), known: attempts,
      Drawing(round: id, draw: draw)
    ) { library().question($0) }
  }
}

extension Library {
  /// A question of a quiz, or a step of a lesson as a question.
  func question(_ reference: Lesson.QuestionReference) -> (Quiz.Question, Quiz)? {
    if let quiz = quiz(named: reference.quiz), let question = quiz[reference.question] {
      return (question, quiz)
    }
    guard let lesson = lesson(named: reference.quiz)?.lesson,
      let step = lesson.steps.first(where: { $0.id.value == reference.question }),
      case .exercise(let exercise) = step.kind
    else { return nil }
    let question = Quiz.Question(
      id: step.id, exercise, in: step.setting, prompt: LocalizedText(forAll: ""), skills: [],
      level: 1)
    let quiz = Quiz(
      id: lesson.id, title: LocalizedText(forAll: ""), origin: .en, questions: [question])
    return (question, quiz)
  }
}
