public import Curriculum
import Diagnostics
public import Sessions
import Syntax

extension Round {
  /// The versions that its questions are drawn under in turn.
  var versions: [UIKitVersion] { ios.split(separator: ",").compactMap { UIKitVersion($0) } }

  /// The blueprint under the round's versions.
  public var plan: Reading<Blueprint> {
    var reading = Blueprint.read(SourceText(name: id, text: blueprint))
    guard let version = versions.first, let plan = reading.value else { return reading }
    if let own = plan.pack(for: version) { reading.value = plan.swapped(for: own) }
    return reading
  }

  /// Two of its versions that the blueprint has different questions for: nobody can compare
  /// candidates in a round of both.
  public var partedVersions: (older: String, newer: String)? {
    guard let plan = Blueprint.read(SourceText(name: id, text: blueprint)).value else { return nil }
    let versions = versions.sorted()
    let parting = zip(versions, versions.dropFirst()).first { older, newer in
      plan.pack(for: older)?.newest != plan.pack(for: newer)?.newest
    }
    return parting.map { ($0.0.short, $0.1.short) }
  }

  /// What its questions are drawn from; nil where the blueprint is not sound.
  public func pool(
    _ library: @escaping @Sendable () -> Library, draw: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> VariantPool? {
    let plan = plan
    guard plan.isSound, let blueprint = plan.value, !versions.isEmpty else { return nil }
    return VariantPool(
      blueprint, versions: versions, candidates: candidates.map(\.id), known: attempts,
      Drawing(round: id, draw: draw)
    ) { library().question($0) }
  }
}

extension Blueprint {
  /// Of its packs, the one for the oldest versions that has this one.
  fileprivate func pack(for version: UIKitVersion) -> Pack? {
    packs.compactMap { pack in UIKitVersion(pack.newest).map { ($0, pack) } }
      .filter { version <= $0.0 }.min { $0.0 < $1.0 }?.1
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
