public import Curriculum
public import Grading
public import Learning
public import Playgrounds
public import Scripts
public import Syntax

/// One thing to tell a person: data, which is turned into text elsewhere.
public indirect enum Reply: Sendable {
  case welcome(UIKitVersion)
  /// The sandbox stands as it was left, so many lines long.
  case sandboxRestored(lines: Int)
  case played(Account)
  /// Code that was not finished when a command came, with what is wrong with it.
  case dropped(Account)
  /// A console log that was pasted, judged under a version of iOS.
  case log(ConsoleLog, LogVerdict?, UIKitVersion)
  /// A command that is wrong, with its text and the number of its line.
  case wrongCommand(WrongCommand, text: String, line: Int)
  /// The app was started again, and with it went what had been typed.
  case restarted(AppSetting, losesCode: Bool)
  /// What a command shows that only looks.
  case looked(Looked)
  /// A recording that is to be played.
  case recording(path: String)
  /// Files of code that are to be read and handed to `pasted`.
  case files(paths: [String])
  /// Whether an unknown name is an error from now on, in what is pasted too.
  case strictnessChosen(Bool)
  case travelled(Travel)
  /// All that a word may stand for.
  case help([HelpTopic])
  case languageChosen(Language)
  case lessons([LessonSummary], broken: [String])
  case quizzes([QuizSummary], broken: [String])
  case page(Page)
  /// The page begins in the lesson's world, where these variables are other than in the learner's.
  case beginsInItsWorld([String])
  /// The page was put back to its beginning before its code was played.
  case startsAgain
  case hint(Hint)
  case stepDone(isLast: Bool)
  /// The step is over, and not done.
  case stepLeft(isLast: Bool)
  /// A task was skipped: this was played in the learner's place.
  case skipped(String)
  case notYet(Lack, WayOut)
  /// What a lesson says once the run has answered, and at its end.
  case after(Document)
  /// What is not resumed any more.
  case forgotten(Place)
  /// A line of an answer of several was taken: so many so far.
  case lineTaken(Int)
  /// What was typed of an answer was given up for another question.
  case partDropped
  /// What was typed as an answer is the name of a command, which has its colon here.
  case wantsColon(Command)
  /// The text of the next gap is wanted.
  case gapTaken(Int, of: Int)
  /// The goal is not reached; the numbers of the gaps whose texts do not belong there.
  case gapsRefused([Int], of: Int)
  /// The last part of an answer was taken back; what is left of its lines.
  case takenBack([String])
  /// Lines of the code to be mended are other now.
  case codeChanged(CodeChange.Effect)
  /// A call of UIKit's part was taken.
  case driven(String, String)
  /// A call that UIKit does not make now; how many were refused.
  case driveRefused(DriveRefusal, count: Int)
  /// Code of the page.
  case listing(Page.Listing)
  case dialectChosen(Dialect)
  /// The page in two languages.
  case both([(Language, Page)])
  /// What a lesson or a verdict says, in two languages.
  case told([(Language, [Reply])])
  /// In which languages pages are shown from now on; nil where in one, that of the interface.
  case languages(LanguagePair?)
  /// What is said, and by which sources.
  case sources([Page.Claim], by: [Page.Source])
  /// What stands on the page in brackets, as this does, is what a source says.
  case quotesSources(String)
  /// How many hints there were counts.
  case driveHint(DriveHint, count: Int)
  /// Code that is to be opened in an editor.
  case edit(String, Dialect)
  case lessonDone(LessonEnd)
  /// The quiz goes on where it was left.
  case resumedQuiz(title: String)
  /// Why what follows serves the learner best.
  case goingOn(GoingOn)
  /// What is asked now was answered before; that answer counts.
  case askedAgain
  case graded(Graded)
  /// Why the answer is right, where no author says so.
  case grounds([Ground])
  /// What is said of the wrong options that were chosen.
  case misconceptions([Idea])
  /// The question is over; Return goes on.
  case questionDone(isLast: Bool, hasScore: Bool)
  case working(Mark)
  case quizDone(title: String, score: Double, of: Int)
  /// So many tasks and questions are due.
  case due(Int, minutes: Int)
  /// What was answered comes back.
  case comesBack(ItemHistory.Next, today: Day)
  /// So many questions of a lesson come back from the next day on, and so many are asked today.
  case queued(Int, today: Int)
  case checkpointDone(CheckpointResult)
  /// The checkpoints there are, and how they stand.
  case checkpoints([CheckpointSummary])
  case map(MasteryMap)
  /// A map that is to be written to a file, as SVG.
  case mapDrawing(MasteryMap, path: String)
  case skill(SkillPage)
  /// Why what was answered comes back when it does.
  case interval(ItemHistory)
  case progress(Progress, toReview: Int, lessons: [LessonSummary], quizzes: [QuizSummary])
  case refusal(Refusal)
  case goodbye
}

/// What is said of a wrong option that was chosen.
public struct Idea: Equatable, Sendable {
  /// What was chosen, where it was picked among others.
  public var choice: String?
  public var text: Document
}

extension Reply {
  /// Whether it says something in words of a lesson, or of an answer.
  var isInWords: Bool {
    switch self {
    case .graded, .after, .grounds, .misconceptions, .hint: true
    default: false
    }
  }

  /// Whether something new is to be read, done or answered.
  var asks: Bool {
    switch self {
    case .page: true
    default: false
    }
  }
}
