import Notation
import Orders

extension Mark {
  /// All or nothing.
  static func exact(_ isCorrect: Bool, right: [String], extras: [String] = []) -> Mark {
    var mark = Mark(
      score: isCorrect ? 1 : 0, isCorrect: isCorrect, right: right,
      working: isCorrect ? "correct = 1" : "not correct = 0",
      steps: [isCorrect ? .oneRight : .oneWrong])
    mark.extras = extras
    return mark
  }

  /// An order of calls; `answer` is what it was given to.
  init(_ grade: OrderGrade, of answer: [String]) {
    self.init(
      score: grade.score, isCorrect: grade.isCorrect, right: grade.nearest,
      working: grade.working.description, steps: grade.working.steps,
      parts: [
        JSON.Member("pairs", .number(grade.pairs)), JSON.Member("keep", .number(grade.keep)),
        JSON.Member("guess", .number(grade.guess)),
      ])
    misplaced = grade.moves.map { answer[$0] }
    missing = grade.missing
    let superfluous = grade.extras.map { answer[$0] }
    extras = superfluous.filter { !right.contains($0) }
    repeated = superfluous.filter(right.contains)
  }

  /// A choice of several.
  init<Option>(_ choice: Classification<Option>) {
    let right = (choice.hits + choice.missed).sorted()
    self.init(
      score: choice.score, isCorrect: choice.isCorrect, right: right.map { "\($0)" },
      working: choice.working, steps: choice.steps,
      parts: [
        JSON.Member("hits", .integer(choice.hits.count)),
        JSON.Member("false", .integer(choice.falseChoices.count)),
        JSON.Member("missed", .integer(choice.missed.count)),
      ])
    missing = choice.missed.map { "\($0)" }
    extras = choice.falseChoices.map { "\($0)" }
  }

  /// What is missing in one place and too many in another stands in a wrong one.
  mutating func findMisplaced() {
    for (place, item) in extras.enumerated().reversed() {
      guard let gap = missing.firstIndex(of: item) else { continue }
      missing.remove(at: gap)
      extras.remove(at: place)
      misplaced.insert(item, at: 0)
    }
  }

  /// The way to the score of a typed list, of which so many lines or calls were asked for.
  func differences(of count: Int, other: Int = 0) -> [Step] {
    let tooMany = extras.count + repeated.count
    let cost = missing.count + tooMany + 2 * misplaced.count + other
    let steps: [(Int, Step)] = [
      (missing.count, .missing(missing.count)), (tooMany, .tooMany(tooMany)),
      (misplaced.count, .misplaced(misplaced.count)), (other, .other(other)),
    ]
    return steps.filter { $0.0 > 0 }.map(\.1)
      + [.left(max(0, count - cost), of: count), .together(score)]
  }

  /// The same with other names for what was answered.
  func mapped(_ name: (String) -> String) -> Mark {
    var mark = self
    mark.right = right.map(name)
    mark.misplaced = misplaced.map(name)
    mark.missing = missing.map(name)
    mark.extras = extras.map(name)
    mark.repeated = repeated.map(name)
    return mark
  }
}

extension OrderWorking {
  fileprivate var steps: [Mark.Step] {
    if isCorrect { return [.allRight] }
    let superfluous = extras > 0 ? [Mark.Step.superfluous(extras)] : []
    let guess = guess * Double(items)
    return switch scheme {
    case .exact: [.wholeOrderOnly]
    case .pairs: [.pairs(pairsKept, of: pairCount, worth: nil), .together(score)]
    case .keep:
      [.kept(kept, of: items, guess: guess, worth: nil)] + superfluous + [.together(score)]
    case .blend:
      [
        .pairs(pairsKept, of: pairCount, worth: pairsHalf),
        .kept(kept, of: items, guess: guess, worth: keepHalf),
      ] + superfluous + [.together(score)]
    }
  }
}

extension Classification {
  fileprivate var steps: [Mark.Step] {
    if isCorrect { return [.allRight] }
    let key = hits.count + missed.count
    if key == 0 { return [.nothingWrong] }
    let wrong = falseChoices.isEmpty ? [] : [Mark.Step.falseChoices(falseChoices.count)]
    let halves = misnamed > 0 ? [Mark.Step.misnamed(misnamed)] : []
    return [.found(hits.count, of: key)] + halves + wrong + [.together(score)]
  }
}
