public import Checking
public import Curriculum
public import Grading
public import Mistakes
public import Notation
public import Scripts
public import Sessions
public import Simulator
public import Statements
public import Syntax
public import UIKitAPI

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
  /// Lines that wanted more were dropped for a command.
  var dropped: String { get }
  var nothingHappened: String { get }
  var noControllers: String { get }
  /// How much memory images, data and bitmaps take, in bytes.
  func memory(inUse bytes: Int) -> String
  func step(_ number: Int, of count: Int) -> String
  /// Behind a step that is not the last.
  var returnSteps: String { get }
  func change(_ before: String, _ after: String) -> String
  var nothingChanged: String { get }
  /// An object that is gone, and how far a controller's view has appeared: lines of `:diff`.
  var isFreed: String { get }
  func appearance(_ state: AppearanceState) -> String
  /// Two versions do the same: so many calls and lines printed.
  func sameInBoth(_ versions: [String], events: Int) -> String
  /// A line that does not run under a version, and why not.
  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String
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
  /// `2 owners`, where they are counted.
  func owners(count: Int) -> String
  /// `first (alloc in line 6)`: what a message claimed, and no release has given back.
  func unreleased(_ name: String, by message: String, line: Int) -> String
  /// Objects of which that is so, and to which nothing but variables leads.
  func unreleased(_ names: String) -> String
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
  /// A controller that `lint` could not make, and what helps.
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String
  func wayOut(of reason: Lint.Unmade.Reason) -> String
  /// What ended the app, or a life, in a call or by UIKit itself; the reason follows.
  func ended(_ type: String, in call: String?, isStopped: Bool) -> String
  func restWasLed(_ type: String) -> String
  /// How far a controller's life went: `3 of 11 steps, then viewDidLoad ended the app`.
  func led(_ life: LifePhrase) -> String
  /// What was found: mistakes by number, what is not on the list by name; or that it was nothing.
  func found(_ numbers: [Int], _ names: [String]) -> String
  var noControllersToLint: String { get }
  /// A controller that has left the screen and that nobody can reach any more.
  func livesOn(_ name: String) -> String
  /// ` (line 7)`, behind what happened there.
  func place(line number: Int) -> String

  // MARK: Study
  /// The sandbox stands as it was left, so many lines long.
  func sandboxRestored(lines: Int) -> String
  func lessonHeading(number: Int, title: String) -> String
  var resumedHere: String { get }
  /// A page begins in the lesson's world; these variables were other in the learner's.
  func beginsInItsWorld(_ names: [String]) -> String
  /// Other lines were typed, so a page's code is played from the page's beginning.
  var startsAgain: String { get }
  /// A task that Swift has no way to do.
  var objectiveCOnly: String { get }
  /// What to do on a page: Return goes on, plays the code, or the task waits.
  func invitation(_ task: LessonPage.Task) -> String
  func stepDone(isLast: Bool) -> String
  /// A step is over without being done.
  func stepLeft(isLast: Bool) -> String
  /// Stands above what was played instead of a task that was skipped.
  var skippedTask: String { get }
  func lack(_ lack: LackPhrase) -> String
  /// How a task can still be solved; nil when nothing stands in the way.
  func wayOut(_ way: WayOut) -> String?
  /// How much help is left, and what taking it costs.
  func help(remaining: Int) -> String
  var answerIs: String { get }
  /// Stands above the code of a page that was run before the learner begins.
  var setupIs: String { get }
  func lessonDone(_ end: LessonEnd) -> String
  var resumedQuiz: String { get }
  func questionHeading(number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?)
    -> String
  func invitation(_ kind: QuestionView.Kind) -> String
  var orderPrompt: String { get }
  var classifyPrompt: String { get }
  /// The prompt while an answer stands on the screen: the key that goes on.
  var answeredPrompt: String { get }
  func mistake(_ mistake: Mistake) -> String
  var right: String { get }
  func wrong(score: Double) -> String
  func almost(score: Double) -> String
  /// Stands above the right answer when it was only shown.
  var answerShown: String { get }
  /// What stands above the learner's order, and above the right one beside it.
  var yours: String { get }
  var rightOrder: String { get }
  /// Marks the first row in which the two differ.
  var firstDifference: String { get }
  /// These alone need to be moved.
  func move(_ calls: [String]) -> String
  func misplaced(_ calls: [String]) -> String
  func missing(_ calls: [String]) -> String
  func extra(_ calls: [String]) -> String
  func repeated(_ calls: [String]) -> String
  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String
  /// A step on the way to a score, as a sentence.
  func working(_ phrase: WorkingPhrase) -> String
  /// A question that was answered is asked again; the first answer counts.
  var askedAgain: String { get }
  func questionDone(isLast: Bool, hasScore: Bool) -> String
  /// Stands above what comes back, and says how one stops.
  func reviewing(_ number: Int, of count: Int) -> String
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

  // MARK: Content and other files
  /// What is wrong with a lesson, a quiz or another file of the content.
  func message(_ fact: ContentFact) -> String
  /// How playing the content differs from what it says.
  func message(_ fact: PlayFact) -> String
  func message(_ fact: YAMLFact) -> String
  /// Why a text is not JSON.
  func message(_ problem: UnreadableJSON.Problem) -> String
  func reason(_ reason: FileReason) -> String
  /// `check` has found nothing wrong with so many.
  func sound(lessons: Int, quizzes: Int) -> String

  // MARK: Runs without a prompt
  /// `line 7: what happened there`.
  func happened(_ what: String, line: Int) -> String
  func leak(_ name: String, of type: String, count: Int, line: Int) -> String
  /// A run asked for `retainCount`.
  var countsDiffer: String { get }
  func end(_ status: RunStatus) -> String
  func grade(_ word: MarkWord) -> String
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
  /// The app left the screen or came back: what its delegate is told, and what a scene's would be.
  case moved(told: String, scenes: String?)
  case viewSize(String)
}

/// How far a life went.
public enum LifePhrase: Sendable {
  case whole(steps: Int)
  case ended(steps: Int, of: Int, in: String?)
  case stopped(steps: Int, of: Int)
  case unmade
}

/// What a task still lacks, in words' terms.
public enum LackPhrase: Sendable {
  case call(String)
  /// A call that was made, but not as often as it should be: which one is missing, from 2.
  case repeated(String, Int)
  case sentByHand(String)
  case restarted
  /// The goal was reached by a mistake, which is named.
  case mistake(String)
  case unwanted(String)
  case line(String)
  case alive(String)
  case owners(String, count: Int, wanted: Int)
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
