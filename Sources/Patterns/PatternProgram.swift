/// A regular expression as steps that a matcher takes one by one.
struct PatternProgram: Sendable {
  /// Places in it are indexes of steps; the last one is `end`.
  private(set) var steps: [Step] = []
  /// How many groups there are, the whole not counted.
  let groups: Int
  /// The numbers of those that have a name.
  let names: [String: Int]
  /// How many repetitions remember where their last turn began.
  private(set) var marks = 0

  enum Step: Sendable {
    case one(ScalarSet, foldsCase: Bool)
    /// Goes on at another step.
    case jump(Int)
    /// The second way is tried where the first leads nowhere.
    case fork(Int, Int)
    /// Remembers the place: twice a group's number is its beginning, one more its end.
    case save(Int)
    case edge(PatternTree.Edge)
    case again(group: Int, foldsCase: Bool)
    /// What is looked for stands behind it, up to a place where the rest goes on.
    case look(PatternTree.Look, end: Int)
    /// What follows up to `end` is matched once; no other way of it is tried.
    case atomic(end: Int)
    /// Remembers where a turn of a repetition begins.
    case mark(Int)
    /// Ends a repetition that has matched nothing since its mark, and goes on where it ends.
    case progress(Int, end: Int)
    case end
  }

  init(_ pattern: String, options: RegularExpression.Options) throws(PatternMistake) {
    let (tree, groups, names) = try PatternReading.pattern(pattern, options)
    (self.groups, self.names) = (groups, names)
    try append(tree)
    steps.append(.end)
  }

  /// More steps are refused: `a{1000}{1000}` is short to write.
  private static let longest = 20_000

  /// Puts a tree behind the steps that are there.
  private mutating func append(_ tree: PatternTree) throws(PatternMistake) {
    if steps.count > PatternProgram.longest { throw .malformed("U_REGEX_PATTERN_TOO_BIG") }
    switch tree {
    case .one(let set, let foldsCase): steps.append(.one(set, foldsCase: foldsCase))
    case .sequence(let parts): for part in parts { try append(part) }
    case .choice(let choices): try append(choices: choices[...])
    case .repeated(let part, let repetition): try append(part, repetition)
    case .group(let inner, let number):
      steps.append(.save(2 * number))
      try append(inner)
      steps.append(.save(2 * number + 1))
    case .edge(let edge): steps.append(.edge(edge))
    case .again(let group, let foldsCase):
      guard group <= groups else { throw .malformed("U_REGEX_INVALID_BACK_REF") }
      steps.append(.again(group: group, foldsCase: foldsCase))
    case .look(let inner, let look): try append(inner) { .look(look, end: $0) }
    case .atomic(let inner): try append(inner) { .atomic(end: $0) }
    }
  }

  /// A part that is matched for itself.
  private mutating func append(
    _ inner: PatternTree, behind step: (Int) -> Step
  ) throws(PatternMistake) {
    let start = steps.count
    steps.append(.end)
    try append(inner)
    steps.append(.end)
    steps[start] = step(steps.count)
  }

  /// A choice tries its ways in the order in which they are written (leftmost, not longest).
  /// Behind each way but the last stands a jump past all others.
  private mutating func append(choices: ArraySlice<PatternTree>) throws(PatternMistake) {
    guard let first = choices.first else { return }
    if choices.count == 1 { return try append(first) }
    let fork = steps.count
    steps.append(.end)
    try append(first)
    let jump = steps.count
    steps.append(.end)
    steps[fork] = .fork(fork + 1, steps.count)
    try append(choices: choices.dropFirst())
    steps[jump] = .jump(steps.count)
  }

  /// The least number of turns is written out, then the rest up to the most, each with a fork past
  /// all that follow; an open end is a loop.
  private mutating func append(
    _ part: PatternTree, _ repetition: PatternTree.Repetition
  ) throws(PatternMistake) {
    for _ in 0..<repetition.least {
      let before = steps.count
      try append(part)
      if steps.count == before { return }
    }
    guard let most = repetition.most else { return try appendLoop(part, repetition) }
    var forks: [Int] = []
    for _ in repetition.least..<most {
      forks.append(steps.count)
      steps.append(.end)
      try append(part)
    }
    for fork in forks { steps[fork] = way(fork + 1, steps.count, repetition) }
  }

  /// A loop ends when a turn has matched nothing, which would go on for ever.
  /// The mark tells how far the text had been matched when the turn began.
  private mutating func appendLoop(
    _ part: PatternTree, _ repetition: PatternTree.Repetition
  ) throws(PatternMistake) {
    let fork = steps.count
    let mark = marks
    marks += 1
    steps += [.end, .mark(mark)]
    try append(part)
    steps += [.progress(mark, end: steps.count + 2), .jump(fork)]
    steps[fork] = way(fork + 1, steps.count, repetition)
  }

  /// A fork prefers one turn more, or, where it is lazy, the end.
  private func way(_ more: Int, _ enough: Int, _ repetition: PatternTree.Repetition) -> Step {
    repetition.isLazy ? .fork(enough, more) : .fork(more, enough)
  }
}
