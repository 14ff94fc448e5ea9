public import Curriculum
public import Grading
public import Mistakes
public import Sessions
public import Simulator
public import Statements

/// Everything the interface says, in one language.
///
/// Phrases are functions of what they speak about, so that plurals and agreement are plain code; a
/// language that lacks a phrase does not compile.
public protocol Phrasebook: Sendable {
  // MARK: The sandbox
  /// What to do first: `type code, or :learn, :quiz, :help`.
  var invitation: String { get }
  func memory(_ memory: Memory) -> String
  /// Where a controller is: without a view, with one off screen, on screen.
  func place(_ place: ControllerPlace) -> String
  func note(_ note: NotePhrase) -> String
  /// What became known with a type: `NoteController: outlet text, implements viewDidLoad.`
  func declared(_ type: Declared) -> String
  /// The app has ended; the line is undone.
  var undoneByFault: String { get }
  func stopped(_ resource: Fault.Resource) -> String
  var nothingHappened: String { get }
  var noControllers: String { get }
  /// How much memory images, data and bitmaps take, in bytes.
  func memory(inUse bytes: Int) -> String
  func step(_ number: Int, of count: Int) -> String
  func change(_ before: String, _ after: String) -> String
  var nothingChanged: String { get }
  /// An object that is gone, and how far a controller's view has appeared: lines of `:diff`.
  var isFreed: String { get }
  func appearance(_ state: AppearanceState) -> String
  var sameInBoth: String { get }
  var doesNotRun: String { get }
  func travel(_ travel: Travel) -> String
  /// A console log: how many calls it tells of, under which version it is judged.
  func log(calls: Int, _ version: UIKitVersion) -> String
  /// Every line of a log could have come from UIKit.
  var logIsPossible: String { get }
  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String

  // MARK: Pictures
  /// A part of a timeline, in a sentence.
  func timeline(_ phrase: TimelinePhrase) -> String
  /// What stands on a line across the lanes of a timeline.
  func mark(_ mark: Timeline.Mark) -> String
  /// Why a controller stands where it does, beside its name.
  func role(_ role: RolePhrase) -> String
  /// A branch of a tree, in a sentence.
  func tree(_ phrase: TreePhrase) -> String

  // MARK: Owners
  /// `owners: you, window`; nobody when there are none.
  func owners(_ names: [String]) -> String
  func owner(_ owner: OwnerPhrase) -> String
  /// What an owner has of an object: since when, or by which message.
  func share(of owner: String, by message: String?, line: Int) -> String
  func freed(line: Int, by end: EndPhrase) -> String
  func leaks(_ count: Int) -> String
  func leaked(_ name: String, count: Int, line: Int) -> String
  /// Objects that keep each other alive: `a.friend -> b.friend -> a`.
  func circle(_ members: String) -> String
  func lost(_ loss: LossPhrase) -> String
  /// Behind a line of a method: the line that was running.
  func during(line: Int) -> String

  // MARK: Mistakes
  /// What happened in this run, to the object of that name.
  func evidence(_ evidence: Evidence, of object: String) -> String
  /// The smallest change that mends it.
  func repair(_ repair: Repair) -> String
  /// What a mistake costs: `logic`, `performance`.
  func kind(_ kind: Mistake.Kind) -> String
  /// `mistake 5 (logic): viewDidLoad is written as if it ran once`.
  func name(of mistake: Mistake) -> String
  func oddity(_ oddity: Oddity) -> String
  /// A controller that `lint` could not make: nothing is known to pass for a parameter, or, without one,
  /// its initialiser ended the app.
  func unmade(_ type: String, _ parameter: String?) -> String
  func wayOut(ofUnmade parameter: String?) -> String
  /// ` (line 7)`, behind what happened there.
  func place(line number: Int) -> String

  // MARK: Study
  func lessonHeading(number: Int, title: String) -> String
  var resumedHere: String { get }
  /// What to do on a page: Return goes on, plays the code, or the task waits.
  func invitation(_ task: LessonPage.Task) -> String
  func stepDone(isLast: Bool) -> String
  func lack(_ lack: LackPhrase) -> String
  /// How much help is left, and what taking it costs.
  func help(remaining: Int) -> String
  var answerIs: String { get }
  func lessonDone(_ title: String) -> String
  func questionHeading(number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?)
    -> String
  func invitation(_ kind: QuestionView.Kind) -> String
  var orderPrompt: String { get }
  var classifyPrompt: String { get }
  func mistake(_ mistake: Mistake) -> String
  var right: String { get }
  func wrong(score: Double) -> String
  func almost(score: Double) -> String
  func move(_ calls: [String]) -> String
  func missing(_ calls: [String]) -> String
  func extra(_ calls: [String]) -> String
  func firstWrong(_ position: Int) -> String
  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String
  func quizDone(title: String, score: Double, of count: Int) -> String
  /// What stands above the list of lessons: what it is, and how one is opened.
  var lessonsHeading: String { get }
  func lessonLine(_ summary: LessonSummary) -> String
  var quizzesHeading: String { get }
  func quizLine(_ summary: QuizSummary) -> String
  func broken(_ folders: [String]) -> String
  func progress(lines: Int, toReview: Int) -> String

  // MARK: Commands
  func languageChosen(_ language: Language) -> String
  func meaning(of command: Command) -> String
  func meaning(of message: LifeCycle) -> String
  /// What the classes of the framework are, by their names.
  var classMeanings: [String: String] { get }
  func group(_ group: CommandGroup) -> String
  /// What a person may call something behind `:help`, beside the names it has everywhere.
  func words(for subject: Vocabulary.Subject) -> [String]
  /// Above the groups of commands: a name behind `:help` says more.
  var moreHelp: String { get }
  func meaning(of argument: CommandArgument) -> String
  func example(_ line: String) -> String
  /// Above the twelve mistakes, or those of a kind: a number behind `:help` says more.
  var mistakesHeading: String { get }
  func explanation(of mistake: Mistake) -> String
  func refusal(_ refusal: Refusal) -> String
  var goodbye: String { get }

  // MARK: The command line
  /// What stands for the command where there is none, and what happens then.
  var noCommand: String { get }
  var promptMeaning: String { get }
  func meaning(of command: ProgramCommand) -> String
  func meaning(of option: ProgramOption) -> String
  /// Where more is said of a command.
  var moreUsage: String { get }
  func message(_ fault: CommandLineFault) -> String
  func message(_ fault: AnswersFault) -> String

  // MARK: Diagnostics
  func message(_ fact: SyntaxFact) -> String
  func message(_ fact: LanguageFact) -> String
  func message(_ fact: CommandFact) -> String
  func noteOn(_ fact: SyntaxFact) -> String?
  func noteOn(_ fact: LanguageFact) -> String?
  func didYouMean(_ suggestion: String) -> String
  func failure(_ failure: Failure) -> String
}

/// Where a controller stands.
public enum ControllerPlace: Sendable { case noView, offScreen, onScreen, inTransition }

/// A fact behind the calls, with names.
public enum NotePhrase: Sendable {
  case memoryWarning
  /// What was in use before a warning and what is after it, in bytes.
  case memory(before: Int, after: Int)
  case nibRead(String)
  case outletConnected(String, to: String)
  case freed(String)
  /// Who freed the object that has just been used.
  case zombie(String, EndPhrase, line: Int)
  /// What `retainCount` counts: the owners in order.
  case counted(owners: [String])
  case unavailable(String, since: String)
  case nilReceiver(String, isOutlet: Bool)
  /// An action that nobody on the way back takes.
  case nobodyToUnwindTo(String)
  case backingStorePurged(String)
  case animation
  case viewSize(String)
}

/// What a task still lacks, in words' terms.
public enum LackPhrase: Sendable {
  case call(String)
  case unwanted(String)
  case line(String)
  case alive(String)
  case owners(String, count: Int, wanted: Int)
  case nothingYet
}

/// What the machine failed us in.
public enum Failure: Sendable {
  case journal(path: String, reason: String)
  case journalLocked(path: String)
  case journalFull(path: String)
  case journalNewer(path: String)
  case journalSetAside(path: String, salvaged: Int)
  case history(path: String, reason: String)
  case noContent
  case unreadable(path: String, reason: String)
  case notUTF8(path: String, byte: Int, line: Int)
  case nulByte(path: String, byte: Int, line: Int)
  /// A file that would have to be overwritten.
  case fileExists(path: String)
  case unwritable(path: String, reason: String)
}
