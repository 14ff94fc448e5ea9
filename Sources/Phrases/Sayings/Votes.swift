public import Classroom
import Curriculum

// What a room has answered.
extension Phrasebook {
  /// How many answered, and how many of them are right where something is.
  /// - Parameter right: how many of them are right; nil where that is not to be said.
  public func answers(_ count: Int, right: Int?) -> String {
    guard let right else { return say("slide.answers", ["count": .number(count)]) }
    return say("slide.answers-right", ["count": .number(count), "right": .number(right)])
  }

  /// Answers that do not fit the question, as from a program of another version.
  public func invalid(_ count: Int) -> String {
    say("slide.invalid", ["count": .number(count)])
  }

  /// A bar of its own for whoever chose nothing.
  public var choseNone: String { say("slide.chose-none") }

  /// What stands below the most frequent answers.
  public var otherAnswers: String { say("slide.other-answers") }

  /// An answer that says that no calls are made, or nothing is printed.
  public var emptyAnswer: String { say("slide.no-answer") }

  /// A line of code in whose place nothing was written.
  public func takenOut(_ line: String) -> String {
    say("slide.taken-out", ["line": .text(line)])
  }

  /// Code that was sent without a change.
  public var unchangedCode: String { say("slide.unchanged") }

  /// Above the order that the room's answers come to.
  public var consensusHeading: String { say("slide.consensus") }

  /// What is to be known of an order beside it; nil where it is the only best.
  public func caveat(_ consensus: Consensus) -> String? {
    if !consensus.isExact { return say("slide.consensus-near") }
    return consensus.isOnly ? nil : say("slide.consensus-tied")
  }

  /// How many have one call before the other, and how many behind it.
  public func split(_ split: Consensus.Split, _ first: String, _ second: String) -> String {
    say(
      "slide.split",
      [
        "before": .number(split.before), "behind": .number(split.behind), "first": .text(first),
        "second": .text(second),
      ])
  }

  /// Before what no more than half of the room gave.
  public var rareHeading: String { say("slide.rare") }

  /// So many more than are shown.
  public func more(_ count: Int) -> String { say("slide.more", ["count": .number(count)]) }

  /// In the place of what somebody wrote in words of their own.
  public func hiddenWords(_ number: Int) -> String {
    say("slide.hidden-words", ["number": .number(number)])
  }

  /// Before the same where only the presenter reads it.
  public var ownWords: String { say("notes.words") }

  public var certaintyHeading: String { say("slide.certainty") }

  /// Of those with one certainty, how many were right.
  public func certain(right: Int) -> String {
    say("slide.certain-right", ["right": .number(right)])
  }

  public func better(_ count: Int) -> String { say("slide.better", ["count": .number(count)]) }

  /// How right the room was before; nil where nothing is right.
  public func before(_ tally: Tally) -> String? {
    tally.right.map {
      say("slide.before", ["right": .number($0), "count": .number(tally.count)])
    }
  }

  /// How many stayed right, became right, became wrong and stayed wrong.
  public func shift(_ shift: Shift) -> String {
    say(
      "slide.shift",
      [
        "stayed": .number(shift.stayedRight), "became": .number(shift.becameRight),
        "lost": .number(shift.becameWrong), "wrong": .number(shift.stayedWrong),
      ])
  }

  /// Hake's normalised gain, as `Shift` has it: 1 where all that could be gained was.
  public func gain(_ gain: Double) -> String { say("slide.gain", ["gain": .score(gain)]) }

  /// Bets are hidden until the answer is shown.
  public func sealed(_ count: Int) -> String { say("slide.sealed", ["count": .number(count)]) }

  public func voting(_ attendance: Attendance) -> String {
    attendance.oneTypesForSeveral
      ? say(
        "slide.voting-together",
        ["answered": .number(attendance.answered), "present": .number(attendance.present)])
      : say(
        "slide.voting",
        ["answered": .number(attendance.answered), "present": .number(attendance.present)])
  }

  /// Hands and terminals are counted together, with a warning that somebody may be counted twice.
  public func bothCount(hands: Int, answers: Int) -> String {
    say("slide.both-count", ["hands": .number(hands), "answers": .number(answers)])
  }

  /// Those whom the vote waits for alone.
  public func votingExtra(_ count: Int) -> String {
    say("slide.voting-extra", ["count": .number(count)])
  }

  /// Answers of several lines of which some have come.
  public func typing(_ count: Int) -> String { say("slide.typing", ["count": .number(count)]) }

  /// The vote is closed for all others.
  public func extraTime(waitingFor count: Int) -> String {
    say("slide.extra-time", ["count": .number(count)])
  }

  public var voteClosed: String { say("slide.closed") }

  /// A vote on the next call that nobody has answered.
  public var noCalls: String { say("slide.no-calls") }

  /// The presenter chooses among them.
  public func tied(_ calls: [String]) -> String {
    say("slide.tied", ["calls": .list(calls)])
  }
}
