import Curriculum
import Diagnostics
import Learning
import Notation
import Playgrounds
import Scripts
import Sessions
import Syntax

// What each command does on a paper.
extension Sitting {
  /// - Parameters:
  ///   - line: what stands behind the colon.
  ///   - isEnding: whether `:end` was typed just before.
  mutating func obey(
    _ line: String, isEnding: Bool, at now: Clocks, _ response: inout SittingResponse
  ) {
    let words = line.split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first ?? ""
    let argument = words.count > 1 ? words[1].trimmed : ""
    if let number = Int(name.halfWidth), stage != .agreeing {
      return go(to: number - 1, named: name, at: now, &response)
    }
    guard let command = Command(named: name.folded) else {
      let suggestion = Diagnostics.suggestion(for: name, among: Command.namesOnPaper)
      return response.replies.append(
        .session(.refusal(.unknownCommand(name, suggestion: suggestion))))
    }
    if simulator != nil, command.worksInSimulator {
      return play(":" + line, at: now, &response)
    }
    guard case .session(let known) = command, command.works(in: .paper),
      simulator == nil || known != .play
    else {
      return response.replies.append(.session(.refusal(.notOnPaper(command))))
    }
    if argument.isEmpty, !command.row.arguments.isEmpty {
      return response.replies.append(.session(.refusal(.missingArgument(command))))
    }
    if stage == .agreeing, ![.help, .language, .quit].contains(known) { return }
    obey(known, argument, isEnding: isEnding, at: now, &response)
  }

  private mutating func obey(
    _ command: SessionCommand, _ argument: String, isEnding: Bool, at now: Clocks,
    _ response: inout SittingResponse
  ) {
    switch command {
    case .next where argument.isEmpty && isUnfinished: goOn(at: now, &response)
    case .next, .skip: go(on: 1, argument, at: now, &response)
    case .back: go(on: -1, argument, at: now, &response)
    case .again: beginAgain(at: now, &response)
    case .undo: takeBack(at: now, &response)
    case .list: response.replies.append(.list(rows))
    case .flag:
      states[place].isFlagged.toggle()
      let isFlagged = states[place].isFlagged
      response.entries.append(entry(.flagged, item, at: now, ["flagged": .bool(isFlagged)]))
      response.replies.append(.flagged(place + 1, isFlagged))
    case .note:
      response.entries.append(entry(.note, item, at: now, ["text": .string(argument)]))
      response.replies.append(.noted)
    case .unseal:
      guard states.contains(where: { $0.sealed != nil }) else {
        return response.replies.append(.nothingSealed)
      }
      guard let code = ShortCode(typed: argument) else {
        return response.replies.append(.unsealsNothing)
      }
      response.code = code
    case .play: openSimulator(at: now, &response)
    case .code: response.replies += code.map { .session(.listing($0)) }
    case .leave: showAgain(&response, at: now)
    case .language: speak(argument, at: now, &response)
    case .dialect: choose(argument, at: now, &response)
    case .help:
      if let command = Command(named: Self.bare(argument)), !isExplained(command) {
        return response.replies.append(.session(.refusal(.notOnPaper(command))))
      }
      response.replies.append(.session(.help(help(argument))))
    case .quit:
      response.isOver = true
    case .end:
      if isEnding { return end("candidate", at: now, &response) }
      self.isEnding = true
      response.replies += [
        .list(rows),
        .confirmsEnd(
          open: rows.filter { $0.answer == .open }.map(\.number),
          unreasoned: rows.filter(\.lacksReason).map(\.number),
          flagged: rows.filter(\.isFlagged).map(\.number)),
      ]
    // None of these works on a paper.
    case .strict, .redo, .goto, .bookmark, .learn, .quiz, .review, .checkpoint, .progress, .map,
      .paste, .hint, .answer, .why, .another, .edit, .more, .resume, .neverResume, .sources,
      .glossary, .both:
      response.replies.append(.session(.refusal(.notOnPaper(.session(command)))))
    }
  }

  /// Whether something is asked about the answer once it is whole, and nobody has said that it is.
  private var isUnfinished: Bool {
    guard let current, stage == .answering, simulator == nil else { return false }
    return !states[place].answers.isEmpty && !states[place].isWhole
      && (current.asksReason || current.asksCertainty)
  }

  /// One question on or back, where no number says which one; the list stands behind both ends.
  private mutating func go(
    on step: Int, _ number: String, at now: Clocks, _ response: inout SittingResponse
  ) {
    if !number.isEmpty {
      return go(to: (Int(number.halfWidth) ?? 0) - 1, named: number, at: now, &response)
    }
    if paper.indices.contains(place + step) {
      go(to: place + step, named: "\(place + step + 1)", at: now, &response)
    } else {
      showList(&response)
    }
  }

  /// What is typed to the list: the number of a question.
  mutating func open(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    if let number = Int(text.halfWidth) {
      go(to: number - 1, named: text, at: now, &response)
    } else {
      showList(&response)
    }
  }

  /// All questions, when the last one has been left.
  mutating func showList(_ response: inout SittingResponse) {
    simulator = nil
    stage = .looking
    response.replies += [.list(rows), .afterLast(hasReview: agreement.hasReview)]
  }

  private mutating func go(
    to place: Int, named name: String, at now: Clocks, _ response: inout SittingResponse
  ) {
    guard paper.indices.contains(place) else {
      return response.replies.append(.noSuchQuestion(name, count: paper.count))
    }
    let isLeft = place < self.place || place == self.place && stage == .looking
    if !agreement.hasReview, isLeft {
      return response.replies.append(.noWayBack(place + 1))
    }
    self.place = place
    show(&response, at: now)
  }

  private mutating func speak(
    _ word: String, at now: Clocks, _ response: inout SittingResponse
  ) {
    guard let language = Language(rawValue: word.folded) else {
      return response.replies.append(.session(.refusal(.unknownLanguage(word))))
    }
    self.language = language
    if stage == .agreeing { return }
    response.entries.append(entry(.language, item, at: now))
    showAgain(&response, at: now)
  }

  private mutating func choose(
    _ word: String, at now: Clocks, _ response: inout SittingResponse
  ) {
    guard let dialect = Dialect(rawValue: word.folded), dialects.contains(dialect) else {
      return response.replies.append(.dialects(dialects))
    }
    self.dialect = dialect
    response.entries.append(
      entry(.dialect, item, at: now, ["dialect": .string(dialect.rawValue)]))
    showAgain(&response, at: now)
  }

  /// Commands, and the list of the twelve mistakes, whose numbers are asked for: no page of help says
  /// how calls follow one another while that is asked.
  private func help(_ word: String) -> [HelpTopic] {
    let isPlaying = simulator != nil
    if word.isEmpty {
      return isPlaying ? [.person, .look].map { usable($0) } : [.overview(.paper)]
    }
    let bare = Self.bare(word)
    if let command = Command(named: bare) {
      return [.command(command, onPaper: command.works(in: .paper))]
    }
    let vocabulary = words.vocabulary()
    if let group = vocabulary.group(bare) {
      if isPlaying, group.isInSimulator { return [usable(group)] }
      if CommandGroup.onPaper.contains(group) {
        return [.group(group, of: group.commands.filter { $0.works(in: .paper) }, onPaper: true)]
      }
    }
    if vocabulary.isMistakes(bare) { return [.mistakes(nil)] }
    let suggestion = Diagnostics.suggestion(for: bare, among: Command.namesOnPaper)
    return [suggestion.map { .unknown(word, suggestion: $0) } ?? .notOnPaper(word)]
  }

  /// Those of a group that work in the simulator.
  private func usable(_ group: CommandGroup) -> HelpTopic {
    .group(group, of: group.commands.filter(\.worksInSimulator))
  }

  /// What works, and what may stand in the code of a question: nobody can know what it does.
  private func isExplained(_ command: Command) -> Bool {
    command.works(in: .paper) || simulator != nil && command.worksInSimulator
      || [.world, .person, .time].contains(command.row.group)
  }

  /// A word without the colon that commands have.
  private static func bare(_ word: String) -> String {
    (word.hasPrefix(":") || word.hasPrefix("：") ? String(word.dropFirst()) : word).folded
  }
}

extension Command {
  /// What does without a colon.
  static let bareNames: Set<String> = ["quit", "help", "?"]

  fileprivate static var namesOnPaper: [String] {
    allCases.filter { $0.works(in: .paper) }.map(\.rawValue)
  }

  /// Whether it does or looks at something in the app of the question as it stands: what would make
  /// another app of it, or say what is wrong with its code, is not for a paper.
  fileprivate var worksInSimulator: Bool {
    switch self {
    case .world(.warn), .world(.wait), .world(.background), .world(.foreground), .world(.hold),
      .world(.settle), .session(.again):
      true
    case .look(.repair), .look(.lint), .look(.compare), .look(.leaks), .look(.owners): false
    case .world, .look, .session: row.group.isInSimulator
    }
  }
}

extension CommandGroup {
  fileprivate var isInSimulator: Bool { [.look, .person, .time].contains(self) }
}

// MARK: - The simulator
extension Sitting {
  private mutating func openSimulator(at now: Clocks, _ response: inout SittingResponse) {
    guard let current, current.isPlayed else { return response.replies.append(.noSimulator) }
    let playground = current.paper.playground(dialect)
    var session = Session(playing: playground, in: language, dialect, options: options)
    response.replies.append(.simulator)
    for listing in code {
      response.replies += onPaper(session.playAll(listing))
    }
    response.entries.append(
      entry(.ran, item, at: now, ["text": .string(code.first?.text ?? "")]))
    simulator = session
  }

  /// The code of the question with what was answered in it, and what is played after it.
  private var code: [Page.Listing] {
    guard let current else { return [] }
    let face = current.paper.face(dialect)
    return [current.paper.shown(face, states[place].answer ?? []), face.play].compactMap(\.self)
  }

  mutating func play(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    guard var session = simulator else { return }
    let instant = Instant(wall: now.moment.wall, monotonic: now.moment.boot)
    let replies = session.handle(text, at: instant).replies
    simulator = session
    response.replies += onPaper(replies)
    var members: [JSON.Member] = [.init("text", .string(text))]
    if !text.hasPrefix(":") { members.append(.init("own", .bool(true))) }
    response.entries.append(entry(.ran, item, at: now, .object(members)))
  }
}

extension Sitting {
  private func onPaper(_ replies: [Reply]) -> [SittingReply] {
    replies.compactMap { $0.onPaper(in: spelling) }.map(SittingReply.session)
  }

  /// The dialect that calls are told in: that of the code, which may stand in one alone.
  private var spelling: Dialect {
    let face = current?.paper.face(dialect)
    return face?.code?.dialect ?? face?.play?.dialect ?? dialect
  }
}

extension Reply {
  /// As a candidate sees it: without what is found wrong, without files and editors, and with calls
  /// as a dialect spells them.
  fileprivate func onPaper(in dialect: Dialect) -> Reply? {
    switch self {
    case .looked(.drawing), .mapDrawing, .recording, .files, .edit: return nil
    case .looked(let looked): return .looked(looked.onPaper(in: dialect))
    case .played(var account):
      account.findings = []
      account.trace = account.trace.map { $0.spelt(in: dialect) }
      for place in account.declared.indices { account.declared[place].dialect = dialect }
      // Who lives on, and who holds it, is what is asked about.
      if case .done(let standings, _) = account.end {
        account.end = .done(standings.withoutOwners, livingOn: [])
      }
      return .played(account)
    default: return self
    }
  }
}

extension Looked {
  fileprivate func onPaper(in dialect: Dialect) -> Looked {
    switch self {
    case .state(let standings, let memory): .state(standings.withoutOwners, memoryInUse: memory)
    case .step(let lines, let number, let count, let then, let returnGoesOn):
      .step(
        lines.map { $0.spelt(in: dialect) }, number: number, of: count, then: then?.withoutOwners,
        returnGoesOn: returnGoesOn)
    case .tree(let hierarchy): .tree(hierarchy.withoutOwners)
    case .changes(let changes): .changes(changes.map(\.withoutOwners))
    case .trace(let lines): .trace(lines.map { $0.spelt(in: dialect) })
    case .timeline(let timeline): .timeline(timeline.spelt(in: dialect))
    case .owners, .drawing, .leaks, .comparison, .repairs, .standIns,
      .translation, .lint:
      self
    }
  }
}

extension Change {
  fileprivate var withoutOwners: Change {
    func isTold(_ fact: Fact) -> Bool { if case .owners = fact { false } else { true } }
    var change = self
    (change.before, change.after) = (before.filter(isTold), after.filter(isTold))
    return change
  }
}

extension [ControllerStanding] {
  fileprivate var withoutOwners: [ControllerStanding] {
    map { standing in
      var standing = standing
      standing.owners = nil
      return standing
    }
  }
}
