public import Curriculum
public import Sessions

/// What a learner in a class is told.
public enum SeatReply: Sendable {
  /// The name is empty where none was given.
  case welcome(room: String, name: String)
  /// A question, and who types an answer.
  case page(Page, Plan.Mode?)
  /// The question is one that the room has answered, and is asked once more.
  case askedAgain
  /// The learner's code of the vote before stands, and can be sent as it is.
  case earlierCode
  /// Nothing is asked now.
  case waiting
  /// A break, and when it is to end, in milliseconds since 1970, UTC.
  case pause(minutes: Int, until: Int)
  /// The group that was dealt, and the page that it takes.
  case group(Int, String)
  /// What comes back to each learner, by the titles of lessons.
  case cards([String])
  /// The room's learner has answered so, in words of the page.
  case taken([String], AnswerForm)
  /// So many lines; Return alone ends them.
  case lines(Int)
  case gap(Int, of: Int)
  case changed(CodeChange.Effect, Page.Listing)
  /// The code that was sent does not compile; why was said.
  case doesNotCompile
  /// The answer waits here until the room can be reached, and did so in vain.
  case keptHere, notSent
  /// It did so in vain, and does so still when the learner comes back.
  case sentWhenBack
  /// What waited at a terminal that is gone has reached the room, or its vote was closed by then.
  case sentLater, sentTooLate
  /// The answer was dropped.
  case dropped
  case nothingToDrop
  /// The vote is closed; whether an answer of the learner's counts, or what was typed of one.
  case closed(answered: Bool, begun: [String]?)
  /// It is closed for those who did not answer here: another group did.
  case closedForOthers
  /// The room has seen what is right; nil where nothing is right or wrong. What was picked is named
  /// by its place, from 1.
  case revealed(own: [String], right: [String], isCorrect: Bool?, of: Page.Ask)
  /// The same where the learner has not answered.
  case revealedUnanswered(right: [String], of: Page.Ask)
  /// UIKit does not make the call that most of the room named, or that the presenter chose.
  case callRefused(String, isPresenters: Bool)
  /// How sure the learner is of a bet, from 1 to 3, is asked and taken.
  case asksCertainty
  case certain(Int)
  /// It is closed for those who have no more time than all.
  case moreTime
  /// The presenter's terminal has not been heard of for a while, and is heard of again.
  case presenterLost, presenterBack
  /// The input has ended in a line that no Return has sent.
  case unsent
  /// What was typed came after the vote was closed.
  case late
  /// The page is for the learner's own group.
  case ownGroup(Int)
  /// Another group's page; nil where the learner is in none.
  case otherGroup(answering: [Int], own: Int?)
  /// The question is of a lesson that this program does not have.
  case unknownItem(String)
  case commands([SeatCommand])
  /// A command that is not for a class.
  case notInClass(String)
  case refusal(Refusal)
  case session(Reply)
  case ended
}

/// A command of a learner's; the same in every language.
public enum SeatCommand: String, CaseIterable, Sendable {
  case again, code, drop, glossary, language, help, quit

  public var usage: String { self == .language ? ":language ru" : ":" + rawValue }

  init?(named name: String) {
    switch name {
    case "q", "exit", "leave": self = .quit
    case "h", "?": self = .help
    case "undo": self = .drop
    default:
      guard let command = SeatCommand(rawValue: name) else { return nil }
      self = command
    }
  }
}
