import Classroom
import Curriculum
import Phrases
import Sessions
import Typesetting

// A room's answers, as a picture of letters.
extension Renderer {
  /// What was answered, how often, and what it says.
  struct Bar {
    /// A letter, a number or nothing, before the count.
    var label: String
    var count: Int
    /// What was chosen; empty where the label says it.
    var text: String

    /// A bar with a count and, where it is not said by the label, a text.
    init(_ label: String, _ count: Int, _ text: String = "") {
      (self.label, self.count, self.text) = (label, count, text)
    }
  }

  /// How many have answered, type, and are still waited for.
  func lines(of attendance: Attendance) -> [String] {
    sentence(phrases.voting(attendance))
      + (attendance.typing > 0 ? sentence(phrases.typing(attendance.typing)) : [])
      + (attendance.waitingFor > 0 ? sentence(phrases.votingExtra(attendance.waitingFor)) : [])
  }

  /// The picture of the answers, and what may be said of them now.
  func lines(
    of tally: Tally, _ question: RoomQuestion, since: (before: Tally, shift: Shift)?
  ) -> [String] {
    picture(tally.picture, names(question.page.ask), question) + outcome(tally, question, since)
      + (question.form == .calls || question.isOpen || question.isRevealed
        ? [] : sentence(phrases.voteClosed, .quiet))
  }

  /// How many answered, and how many of them are right, with what has shifted: not before the room
  /// has seen what is right, for that would tell it.
  func outcome(
    _ tally: Tally, _ question: RoomQuestion, _ since: (before: Tally, shift: Shift)?
  ) -> [String] {
    let right = question.isRevealed ? tally.right : nil
    var lines = sentence(phrases.answers(tally.count, right: right), .quiet)
    if tally.invalid > 0 { lines += sentence(phrases.invalid(tally.invalid), .quiet) }
    if question.isRevealed, !tally.certainties.isEmpty {
      lines += sentence(phrases.certaintyHeading)
      lines += bars(
        tally.certainties.map { Bar("\($0.level)", $0.count, phrases.certain(right: $0.right)) })
    }
    if question.isRevealed, let since, let before = phrases.before(since.before) {
      lines += sentence(before)
      if since.shift.isMatched { lines += sentence(phrases.shift(since.shift)) }
      if let gain = since.shift.gain { lines += sentence(phrases.gain(gain)) }
    }
    return lines
  }

  /// Each kind of answer by its own bars. How many chose nothing stands last.
  private func picture(
    _ picture: Tally.Picture, _ names: [String], _ question: RoomQuestion
  ) -> [String] {
    let ask = question.page.ask
    /// Empty for a choice that the page no longer has.
    func name(_ place: Int) -> String { names.indices.contains(place) ? names[place] : "" }
    /// No bar where all have chosen something.
    func none(_ count: Int) -> [Bar] { count > 0 ? [Bar("0", count, phrases.choseNone)] : [] }
    switch picture {
    case .choices(let counts, let none):
      let isLettered = ask.isLettered
      return bars(
        counts.enumerated().filter { isLettered || $0.element > 0 }.map { place, count in
          Bar(isLettered ? Self.letter(place) : "\(place + 1)", count, name(place))
        } + (none > 0 ? [Bar("0", none, phrases.choseNone)] : []))
    case .numbers(let histogram):
      return bars(
        histogram.bars.map { bar in
          let (first, last) = (bar.numbers.lowerBound, bar.numbers.upperBound)
          return Bar(first == last ? "\(first)" : "\(first)-\(last)", bar.count)
        })
    case .lines(let lines, let count):
      return bars(lines.map { Bar("\($0.number)", $0.count) } + none(count))
    case .order(let consensus, let count):
      return order(consensus, name) + bars(none(count))
    case .columns(let columns):
      return columns.enumerated().flatMap { place, shares in
        sentence(column(place, ask), .accent) + bars(answers(typed(shares, ask), most: 4))
      }
    case .answers(let shares): return bars(answers(shares, most: 8))
    case .code(let shares, let better):
      return bars(answers(shares, most: 4, orElse: phrases.unchangedCode))
        + (question.isRevealed && better > 0 ? sentence(phrases.better(better)) : [])
    }
  }

  /// The order that the room agrees on, and items that hardly anybody has.
  private func order(_ consensus: Consensus, _ name: (Int) -> String) -> [String] {
    var lines: [String] = []
    if !consensus.order.isEmpty {
      lines = sentence(phrases.consensusHeading)
      lines += bars(
        zip(consensus.order, consensus.counts).enumerated().map { place, item in
          Bar("\(place + 1)", item.1, name(item.0))
        })
      if let caveat = phrases.caveat(consensus) { lines += sentence(caveat, .quiet) }
    }
    let rare = consensus.rare
    if !rare.isEmpty {
      let most = 4
      lines += sentence(phrases.rareHeading)
      lines += bars(rare.prefix(most).map { Bar("", $0.count, name($0.item)) })
      if rare.count > most { lines += sentence(phrases.more(rare.count - most), .quiet) }
    }
    if let split = consensus.split {
      lines += sentence(
        visible(phrases.split(split, name(split.first), name(split.second))), .title)
    }
    return lines
  }

  /// The most frequent answers, and the others together.
  ///
  /// - Parameter nothing: what an answer says that has nothing in it.
  private func answers(
    _ shares: [Tally.Share], most: Int, orElse nothing: String? = nil
  ) -> [Bar] {
    let shown = shares.prefix(most).map { share in
      let words = share.lines + share.removed.map(phrases.takenOut)
      let text =
        words.allSatisfy(\.isEmpty)
        ? nothing ?? phrases.emptyAnswer : phrases.parts(words).joined(separator: " / ")
      guard let own = share.own else { return Bar("", share.count, text) }
      return Bar("", share.count, own.isHidden ? phrases.hiddenWords(own.number) : text)
    }
    let rest = shares.dropFirst(most).reduce(0) { $0 + $1.count }
    return shown + (rest > 0 ? [Bar("", rest, phrases.otherAnswers)] : [])
  }

  /// Yes and no by the letters of the language.
  private func typed(_ shares: [Tally.Share], _ ask: Page.Ask) -> [Tally.Share] {
    guard case .versions(_, .call) = ask else { return shares }
    return shares.map { share in
      var share = share
      share.lines = share.lines.map(phrases.typed)
      return share
    }
  }

  /// A version, or the number of a gap.
  private func column(_ place: Int, _ ask: Page.Ask) -> String {
    if case .versions(let versions, _) = ask, versions.indices.contains(place) {
      return "iOS " + versions[place]
    }
    return "\(place + 1)"
  }

  /// What there is to pick from, in words.
  /// In the order of the choices; empty where nothing is chosen from.
  func names(_ ask: Page.Ask) -> [String] {
    switch ask {
    case .choice(let options): options.map(\.plainText)
    case .order(let calls, _), .calls(from: .some(let calls)): calls
    case .classify(let own): own ?? shortMistakes
    case .sources(let claims, let isOpinion):
      claims.map { $0.first?.source ?? "" }
        + (isOpinion ? [] : phrases.verdicts(ofSources: claims.count))
    case .read, .run, .task, .calls, .prints, .owners, .number, .spot, .versions, .fill, .fix,
      .drive, .text:
      []
    }
  }

  /// A line each: what it is, how many, and a bar that is as long.
  func bars(_ bars: [Bar]) -> [String] {
    let most = max(bars.map(\.count).max() ?? 0, 1)
    let digits = String(most).count
    let labels = bars.map { displayWidth($0.label) }.max() ?? 0
    let room = 24
    return bars.flatMap { bar -> [String] in
      let number = String(repeating: " ", count: digits - String(bar.count).count) + "\(bar.count)"
      let length = most > room ? (bar.count * room + most - 1) / most : bar.count
      let drawn = drawsPictures ? String(repeating: "=", count: length) : ""
      let fill = drawsPictures ? min(most, room) - length + 2 : 2
      return wrap(
        [
          Run("   " + bar.label.padded(to: labels) + (labels > 0 ? "  " : ""), .accent),
          Run(number + "  ", .title), Run(drawn + String(repeating: " ", count: fill)),
          Run(visible(bar.text)),
        ], width: width, hanging: 6, theme: theme)
    }
  }
}

extension Shift {
  /// Whether somebody answered both times.
  fileprivate var isMatched: Bool {
    stayedRight + becameRight + becameWrong + stayedWrong > 0
  }
}

extension Page.Ask {
  /// Whether what is shown has letters, and one of it is picked.
  fileprivate var isLettered: Bool {
    switch self {
    case .choice, .sources: true
    default: false
    }
  }
}
