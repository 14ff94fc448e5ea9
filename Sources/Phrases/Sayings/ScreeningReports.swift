import Curriculum
public import Grading
public import Screening

// What records are worth: the words of a round's page and of its tables.
extension Phrasebook {
  public func word(_ word: ReportWord) -> String {
    switch word {
    case .ranking: say("report.ranking")
    case .place: say("report.place")
    case .candidate: say("report.candidate")
    case .score: say("report.score")
    case .interval: say("report.interval")
    case .result: say("report.result")
    case .signals: say("report.signals")
    case .questions: say("report.questions")
    case .question: say("report.question")
    case .asked: say("report.asked")
    case .facility: say("report.facility")
    case .discrimination: say("report.discrimination")
    case .doubt: say("report.doubt")
    case .skills: say("report.skills")
    case .skill: say("report.skill")
    case .timeline: say("report.timeline")
    case .legend: say("report.legend")
    case .time: say("report.time")
    case .certainty: say("report.certainty")
    case .answers: say("report.answers")
    case .share: say("report.share")
    case .honest: say("report.honest")
    case .remarks: say("report.remarks")
    case .arithmetic: say("report.arithmetic")
    case .answer: say("report.answer")
    case .right: say("report.right")
    case .noAnswer: say("report.no-answer")
    case .noReason: say("report.no-reason")
    case .notMarked: say("report.not-marked")
    case .readByPeople: say("report.read-by-people")
    case .noSignals: say("report.no-signals")
    case .aboutReceipts: say("report.about-receipts")
    case .aboutIntervals: say("report.about-intervals")
    case .aboutSignals: say("report.about-signals")
    }
  }

  /// The arithmetic of a mark, and the same in sentences.
  public func arithmetic(of mark: Mark) -> String {
    [arithmetic(mark.working), explanation(of: mark)].filter { !$0.isEmpty }.joined(
      separator: " · ")
  }

  public func title(ofRound round: String) -> String {
    say("report.title", ["round": .text(round)])
  }

  /// How many there were, and how many passed.
  public func attendance(_ report: RoundReport) -> String {
    let passed = say("report.passed-count", ["count": .number(report.passed)])
    return beside([say("report.candidates", ["count": .number(report.candidates.count)]), passed])
  }

  /// How far the paper as a whole is to be trusted; empty where too few took it.
  /// Nothing of few candidates: chance alone would say it.
  public func reliability(_ report: RoundReport) -> [String] {
    if report.candidates.count < ItemStatistics.leastCount { return [] }
    return [
      report.alpha.map { say("report.alpha", ["alpha": .score($0)]) },
      report.standardError.map { say("report.standard-error", ["error": .score($0)]) },
    ].compactMap(\.self)
  }

  /// A dash where too few were asked for the number to mean anything.
  public func discrimination(_ statistics: ItemStatistics) -> String {
    figure(statistics.count < ItemStatistics.leastCount ? nil : statistics.discrimination)
  }

  /// What the figures of questions mean, with the limits that flags go by.
  public var aboutQuestions: String {
    say(
      "report.about-questions",
      [
        "low": .score(ItemStatistics.facilities.lowerBound),
        "high": .score(ItemStatistics.facilities.upperBound),
        "least": .score(ItemStatistics.leastDiscrimination),
        "count": .number(ItemStatistics.leastCount),
      ])
  }

  /// Which questions an examiner should look at again.
  public func flag(_ flag: ItemStatistics.Flag) -> String {
    switch flag {
    case .tooHard: say("report.too-hard")
    case .tooEasy: say("report.too-easy")
    case .tellsNothing: say("report.tells-nothing")
    }
  }

  /// Whether somebody passes, and what may still change that.
  public func result(_ result: RoundReport.Result) -> String {
    let word: String =
      switch result.hasPassed {
      case true?: say("report.passed")
      case false?: say("report.failed")
      case nil:
        say(
          result.isPassing ? "report.passing" : "report.failing",
          ["count": .number(result.unread)])
      }
    return result.isOpen ? say("report.without-end", ["result": .text(word)]) : word
  }

  /// The same in a word or two, for a table.
  public func word(forResult result: RoundReport.Result) -> String {
    switch result.hasPassed {
    case true?: say("report.passed")
    case false?: say("report.failed")
    case nil: say("report.undecided")
    }
  }

  /// How free texts get their marks, where some have none yet, and whose records have no end.
  public func toBeDone(_ report: RoundReport) -> [String] {
    let unread = report.candidates.reduce(0) { $0 + $1.result.unread }
    let open = report.candidates.filter(\.result.isOpen).map(\.id)
    let texts = say(
      "report.unread",
      [
        "count": .number(unread), "least": .number(Ratings.marks.lowerBound),
        "most": .number(Ratings.marks.upperBound),
      ])
    let ends = say("report.without-ends", ["ids": .list(open)])
    return (unread > 0 ? [texts] : []) + (open.isEmpty ? [] : [ends])
      + uncounted(report) + [missing(report)].compactMap(\.self)
  }

  /// Which records no result comes from and why, the first of them.
  public func uncounted(_ report: RoundReport) -> [String] {
    let told = report.uncounted.prefix(namedAtMost).map { record in
      let name = Value.text(record.id ?? record.path)
      return switch record.reason {
      case .unsound(let fault):
        say(
          "report.unsound",
          ["name": name, "line": .number(fault.line), "fault": .text(message(fault))])
      case .unreadable: say("report.unreadable", ["name": name])
      case .otherSitting: say("report.two-sittings", ["name": name])
      case .otherRound(let round):
        say("report.other-round", ["name": name, "round": .text(round)])
      }
    }
    return told + (report.uncounted.count > namedAtMost ? ["…"] : [])
  }

  /// So many people are named where all of a round may have to be.
  private var namedAtMost: Int { 20 }

  /// Whose record is not here, the first of them by name; nil where all are.
  public func missing(_ report: RoundReport) -> String? {
    if report.missing.isEmpty { return nil }
    let more = report.missing.count > namedAtMost ? ["…"] : []
    return say("report.missing", ["ids": .list(report.missing.prefix(namedAtMost) + more)])
  }

  /// A number with two decimals, as the language writes it; a dash where there is none.
  public func figure(_ number: Double?) -> String {
    number.map { said(.score($0), form: nil) } ?? "–"
  }

  /// How a score comes about, with its decimals as the language writes them.
  public func arithmetic(_ working: String) -> String {
    working.replacing(".", with: say("number.sign"))
  }

  /// `0.35–0.88`
  public func range(_ interval: Interval) -> String {
    figure(interval.low) + "–" + figure(interval.high)
  }

  /// From the lower to the upper end, with a dash between them.
  public func range(_ shares: ClosedRange<Double>) -> String {
    figure(shares.lowerBound) + "–" + figure(shares.upperBound)
  }

  /// What a question is worth, or why it is worth nothing yet.
  public func score(of item: ItemReport) -> String {
    switch item.marking {
    case .none: word(.notMarked)
    case .raters(nil): word(.readByPeople)
    case .raters where item.text == nil: figure(item.score) + " · " + word(.noReason)
    case .key, .raters: figure(item.score)
    }
  }

  /// `3 (1–7)`: the place, and those that intervals leave open.
  public func place(_ rank: Rank) -> String {
    rank.range.count == 1
      ? "\(rank.place)" : "\(rank.place) (\(rank.range.lowerBound)–\(rank.range.upperBound))"
  }

  /// The arithmetic of a score.
  public func sum(_ report: CandidateReport) -> String {
    let sum = say(
      "report.sum",
      [
        "score": .score(report.score), "of": .number(report.of), "share": .score(report.share),
        "low": .score(report.interval.low), "high": .score(report.interval.high),
      ])
    let pass = say("report.pass-mark", ["pass": .score(report.pass)])
    return beside([sum, pass, result(report.result)])
  }

  /// Of the time there was, both by the clock.
  public func timeUsed(_ timeline: Timeline) -> String {
    say(
      "report.time-used",
      [
        "time": .text(Phrasebook.clock(timeline.length)),
        "limit": .text(Phrasebook.clock(timeline.limit)),
      ])
  }

  public func receipt(_ receipt: String) -> String {
    say("report.receipt", ["receipt": .text(receipt)])
  }

  /// What an examiner may ask about.
  public func signal(_ signal: Signal) -> String {
    let item = Value.text(signal.item ?? "–")
    /// Minutes and seconds.
    func clock(_ milliseconds: Int) -> Value { .text(Phrasebook.clock(milliseconds)) }
    return switch signal.fact {
    case .pause(let length): say("signal.pause", ["item": item, "time": clock(length)])
    case .clockSet(let drift) where drift > 0:
      say("signal.clock-forward", ["time": clock(drift)])
    case .clockSet(let drift): say("signal.clock-back", ["time": clock(drift)])
    case .restarted: say("signal.restarted")
    case .suspended(let length): say("signal.suspended", ["time": clock(length)])
    case .resumed(let gap): say("signal.resumed", ["time": clock(gap)])
    case .pasted(let characters, let milliseconds):
      say(
        "signal.pasted",
        [
          "item": item, "characters": .number(characters), "milliseconds": .number(milliseconds),
        ])
    case .ran(let lines): say("signal.ran", ["item": item, "count": .number(lines)])
    case .unsealed: say("signal.unsealed")
    case .late: say("signal.late", ["item": item])
    case .open: say("signal.open")
    }
  }

  /// Minutes and seconds: `2:05`.
  public static func clock(_ milliseconds: Int) -> String {
    let seconds = milliseconds.magnitude / 1_000
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

// MARK: - Records and raters that do not fit
extension Phrasebook {
  /// Another record of the candidate counts, from which this one parts at a line.
  public func longerRecord(of id: String, _ path: String, partsAt line: Int) -> String {
    say("grading.other-record", ["id": .text(id), "path": .text(path), "line": .number(line)])
  }

  /// Another record holds the same from its beginning and goes on.
  public func partOfRecord(of id: String, _ path: String) -> String {
    say("grading.part-of-record", ["id": .text(id), "path": .text(path)])
  }

  /// The same file twice, or a copy.
  public func sameRecord(as path: String) -> String {
    say("grading.same-record", ["path": .text(path)])
  }

  /// They sat twice with one pack.
  public func otherSitting(of id: String, _ path: String) -> String {
    say("grading.other-sitting", ["id": .text(id), "path": .text(path)])
  }

  /// It is of another round than the first record, and is left out.
  public func otherRound(_ id: String) -> String { say("grading.other-round", ["id": .text(id)]) }

  /// What is wrong in a sheet of marks.
  public func message(_ fact: RatingFact) -> String {
    switch fact {
    case .list(let fact): message(fact)
    case .malformedMark(let text): say("grading.malformed-mark", ["text": .text(text)])
    case .unknownCandidate(let id): say("grading.unknown-candidate", ["id": .text(id)])
    case .unknownItem(let item, let read):
      say(
        "grading.unknown-item",
        ["item": .text(item), "items": .list(read)])
    case .unknownNumber(let number):
      say("grading.unknown-number", ["number": .text(number)])
    case .repeated(let key, let line):
      say(
        "grading.repeated-mark",
        ["id": .text(key.candidate), "item": .text(key.item), "line": .number(line)])
    }
  }

  /// What the marks of raters mean.
  public var ratingScale: String { say("raters.scale") }

  /// How far raters agree, and where they do not.
  public func agreement(_ raters: RatersReport) -> [String] {
    if raters.count == 0, raters.unread.isEmpty { return [] }
    let agreement = say(
      "raters.agreement",
      [
        "count": .number(raters.count), "kappa": .text(figure(raters.kappa)),
        "weighted": .text(figure(raters.weightedKappa)),
      ])
    let labels = raters.alpha.map { [say("raters.labels", ["alpha": .score($0)])] } ?? []
    let differences = raters.disagreements.map { difference in
      say(
        "raters.disagreement",
        [
          "candidate": .text(difference.key.candidate), "item": .text(difference.key.item),
          "first": .number(difference.first), "second": .number(difference.second),
        ])
    }
    let unread = raters.unread.map { key in
      say("raters.unread", ["candidate": .text(key.candidate), "item": .text(key.item)])
    }
    return [agreement] + labels + differences + unread
  }
}

// MARK: - What a screening shows, and what it cannot
extension Phrasebook {
  public var explanationTitle: String { say("explain.title") }

  /// A paragraph each.
  public var explanation: [String] {
    [
      say("explain.sees"), say("explain.blind"), say("explain.machine"), say("explain.evident"),
      say("explain.keys"), say("explain.crib"), say("explain.sealed"), say("explain.signals"),
      say("explain.talk"),
    ]
  }
}

extension Screening.Entry.Kind {
  /// What an entry is drawn as in a timeline; `report.legend` says what the signs mean.
  public var sign: Character? {
    switch self {
    case .answered: "●"
    case .revised: "◆"
    case .accepted, .resumed, .shown, .undone, .withdrawn, .certainty, .reason, .flagged, .language,
      .dialect, .ran, .note, .pasted, .suspended, .clock, .late, .ended:
      nil
    }
  }
}
