public import Curriculum
public import Learning
public import Scripts

/// Why something that was asked for is not done.
public enum Refusal: Equatable, Error, Sendable {
  case unknownCommand(String, suggestion: String?)
  /// No term of the glossary; those that come near it, by their names.
  case noSuchTerm(String, nearest: [String])
  /// Nothing that `:help` could say something about.
  case unknownTopic(String, suggestion: String?)
  case missingArgument(Command)
  /// A file that by its name is code of neither language.
  case notCode(path: String)
  /// A version that Apple has not made, or not by the time of this program.
  case unknownVersion(String)
  /// A command that waits until the quiz is left.
  case notInQuiz(Command)
  /// A command that is for papers of a screening, and one that is not.
  case onlyOnPaper(Command)
  case notOnPaper(Command)
  /// Something behind a command that it does not take.
  case unknownOption(Command, String)
  /// `:undo` and `:redo` go one line.
  case oneLineAtATime(Command)
  case noSuchLesson(String, suggestion: String?)
  case noSuchQuiz(String, suggestion: String?)
  /// What is neither a kind of question that can be made, nor a version, nor a seed.
  case nothingToGenerate(String, kinds: [String], suggestion: String?)
  /// A lesson or a quiz that `check` finds fault with.
  case beingMended(String)
  case noSuchSkill(String, suggestion: String?)
  /// A part that the course does not have.
  case noSuchPart(String, parts: [Int])
  /// A part without questions.
  case nothingToAsk(part: Int)
  case noContent
  case notStudying
  case nothingToExplain
  /// Nothing was answered whose run could be shown.
  case nothingToPlay
  /// Nothing runs in what was answered.
  case noRun
  /// No code is to be mended.
  case nothingToEdit
  /// No part of the answer to take back.
  case nothingTyped
  /// A call that UIKit has made cannot be taken back.
  case callsStand
  case nothingToReview
  /// What is asked in one day has been asked; so much more is due.
  case enoughForToday(left: Int)
  /// Nothing is due before a time has gone by.
  case nothingDue(Wait)
  case nothingToResume
  case noHint
  case unknownLanguage(String)
  /// A page in two languages that are one.
  case sameLanguage(Language)
  case unknownVariable(String)
  case noController(ofClass: String)
  case nothingHappenedYet
  /// Nothing has run on a page whose answer is waited for.
  case nothingRunYet
  /// The last turn sent no messages that a picture would show.
  case nothingToDraw
  case nothingToRepair
  case malformedAnswer(Answer, count: Int)
  /// A change to code that cannot be made.
  case malformedChange(CodeChange.Fault)
  /// Nothing like it is in the bank.
  case noOther
  /// No source says anything of a topic.
  case noSource(String)
  /// The page quotes none.
  case noSourcesHere
  /// What sources say of the page would give its answer away.
  case sourcesLater
  /// The page says no more than it shows.
  case noMore
  case noCode
  /// The answer stands on the screen: Return goes on, and nothing else.
  case returnGoesOn
  /// A page without a task.
  case nothingToAnswer
  /// A step that the lesson does not have.
  case noSuchStep(Int, count: Int)
  case untranslatable
  case unreadableQuestion

  /// What of an answer is not understood.
  public enum Answer: Equatable, Sendable {
    /// Neither a number nor a name of what is shown; nil when nothing of it is.
    case unknown(String?)
    /// No call, but spelt like one.
    case misspelt(String, String)
    /// An object of which no calls are asked for; those of which they are.
    case noReceiver(String, [String])
    /// A call of which it is not said whose it is, where several may be meant.
    case whose(String)
    /// No number of what is shown, where nothing has a name.
    case noNumber(String)
    case noLine(String)
    case ambiguous(String, [String])
    case notANumber(String)
    /// No number of a mistake behind the line's.
    case noMistake(String)
    /// No letter of what is shown, of which there are so many.
    case noLetter(String)
    /// Neither yes nor no, where one of the two is wanted for each column.
    case noYesNo(String)
    /// Not one value of this kind for each of so many columns.
    case count(Int, AnswerForm.Column)
  }
}
