public import Curriculum
import Learning
public import Syntax

/// What is to be read, done or answered: a page of a lesson, or a question.
public struct Page: Sendable {
  /// Where it stands.
  public enum Heading: Equatable, Sendable {
    case lesson(number: Int, title: String, step: Int, of: Int)
    /// A question of a quiz or of a review.
    case question(number: Int, of: Int)
  }

  /// Going over what is due, or over a part of the course, this one now; or one beside a page.
  public enum Sitting: Equatable, Sendable {
    case practice
    case review(Int, of: Int)
    case checkpoint(part: Int, Int, of: Int)
    /// Before a room.
    case presented(Presented)
    /// At a learner's terminal, in a room of this name.
    case joined(String)
  }

  /// Where a page stands in a class, and what the room does with it.
  public struct Presented: Equatable, Sendable {
    /// The lesson's id or the plan's.
    public var id: String
    public var number: Int
    public var count: Int
    public var mode: Plan.Mode?
    /// Whether the room says what it expects, and whether that stays open for now.
    public var isAsked: Bool
    public var isRevealedLater: Bool
    /// Whether learners answer at terminals of their own.
    public var isLive: Bool
    /// The earlier class in which it was asked; nil where it is asked for the first time.
    public var recalled: Recalled?

    /// The class that the page comes back from.
    public struct Recalled: Equatable, Sendable {
      /// Whether it is one of the pages that the room was weakest at.
      public var wasHard: Bool
      /// What the class was called.
      public var title: String

      public init(wasHard: Bool, title: String) { (self.wasHard, self.title) = (wasHard, title) }
    }

    public init(
      id: String, number: Int, of count: Int, mode: Plan.Mode? = nil, isAsked: Bool,
      isRevealedLater: Bool, isLive: Bool = false
    ) {
      (self.id, self.number, self.count, self.mode) = (id, number, count, mode)
      (self.isAsked, self.isRevealedLater, self.isLive) = (isAsked, isRevealedLater, isLive)
    }
  }

  /// Code as it is shown.
  public struct Listing: Equatable, Sendable {
    public var text: String
    public var dialect: Dialect
    /// Whether its lines are numbered, because answers name them.
    public var isNumbered = false

    public init(text: String, dialect: Dialect, isNumbered: Bool = false) {
      (self.text, self.dialect, self.isNumbered) = (text, dialect, isNumbered)
    }

    public var lineCount: Int {
      text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
  }

  /// What was set up before the learner begins.
  public enum SetUp: Equatable, Sendable {
    /// With the names of the types that it declares, for a page that is too long, and whether more
    /// was done than to declare them.
    case code(Listing, names: [String], isRun: Bool)
    /// Too long for the page: what it declares, and how many lines it has.
    case names([String], lines: Int)
  }

  public var heading: Heading
  /// The sitting that it is asked in, which stands in the heading's place.
  public var sitting: Sitting?
  /// The title of the step.
  public var title: [Document.Inline] = []
  public var text: Document
  public var setUp: SetUp?
  public var code: Listing?
  public var ask: Ask
  /// What was typed so far of an answer of several lines.
  public var entered: [String] = []
  /// The version that it is about: `26`, `5.1`; nil where it is about several.
  public var ios: String?
  /// Whether the page was shown because an earlier visit stopped here.
  public var isResumed = false
  /// Whether its answer has been given, and Return goes on.
  public var isAnswered = false
  /// What is played after code that is to be mended or filled.
  public var play: Listing?
  /// The lines that such code is to print, and what is to be so in the end: `box.alpha = 1`.
  public var wanted: [String] = []
  public var wantedValues: [String] = []
  /// What is asked about, where the text does not name it.
  public var subject: Subject?
  /// Whose calls are asked for, where neither the text nor the subject names them.
  public var hearers: [String] = []
  /// What layout is among the calls that are asked for; nil where there is none.
  public var layout: Layout?
  /// The dialect that the page stands in, where it is not the one that code is shown in first.
  public var standsIn: Dialect?
  /// What there is beside an answer; nil on a paper, where there is nothing.
  public var help: Help? = .answer
  /// Why it is there in Objective-C alone; nil for one that is not.
  public var objectiveCOnly: ObjectiveCOnly?

  public init(
    heading: Heading, title: [Document.Inline] = [], text: Document, ask: Ask
  ) {
    (self.heading, self.title, self.text, self.ask) = (heading, title, text, ask)
  }
}

extension Page {
  /// All code that it shows or was set up with.
  public var listings: [Listing] {
    var listings = [code, play].compactMap(\.self)
    if case .code(let listing, _, _) = setUp { listings.append(listing) }
    return listings
  }

  /// Why a page is there in Objective-C alone: its memory is counted by hand, or nobody has written
  /// it in Swift.
  public enum ObjectiveCOnly: Equatable, Sendable {
    case countsByHand, asWritten
  }

  /// Whether calls of layout count, or may be left out.
  public enum Layout: Equatable, Sendable {
    case counts, isFree
  }

  /// The answer, which `:answer` shows or `:skip` passes by, and hints before it.
  public enum Help: Equatable, Sendable {
    case answer, hints
  }

  /// What is wanted of the reader.
  public enum Ask: Sendable {
    case read, run, task
    /// Calls in the order in which they are shown, numbered from 1; whether some of them are not
    /// made at all.
    case order([String], hasDistractors: Bool)
    /// Options of the question's own; nil for the twelve mistakes.
    case classify([String]?)
    /// One of these.
    case choice([Document])
    /// The calls of an object or a line, or all: from a list, or typed.
    case calls(from: [String]?)
    case prints, owners, number
    case spot(Spot)
    case versions([String], Exercise.Versions.Value)
    /// What each source says; where they are weighed, `both` or `neither` may be right as well.
    case sources([[Claim]], isOpinion: Bool)
    case fill(gap: Int, of: Int)
    /// What is wanted, and what is so now.
    case fix
    case drive([String], par: Int)
    /// What somebody has to say.
    case text
  }

  /// What is asked about.
  public enum Subject: Equatable, Sendable {
    /// The calls that an object gets, or a line causes.
    case calls(of: String)
    case callsOfLine(Int)
    /// How often a call comes, or whether it does.
    case call(String)
    case owners(of: String)
    case size(of: String)
    /// A line of what is printed, from 1.
    case printed(Int)

    /// Whether the text of a page names it.
    public func isNamed(in text: Document) -> Bool { text.plainText.contains(name) }

    /// How the text of a page would name it.
    private var name: String {
      switch self {
      case .calls(let name), .owners(let name), .size(let name): name
      case .callsOfLine(let number), .printed(let number): "\(number)"
      case .call(let call): String(call.split(separator: " ").last ?? "").filter { $0 != ":" }
      }
    }
  }

  public enum Spot: String, Equatable, Sendable {
    case mistakes, loads, frees, leaks, log
  }

  /// An article, a guide, a note.
  public struct Source: Equatable, Sendable {
    /// By which `:sources` finds all that it says.
    public var id: String
    /// As it is called beside what it says.
    public var name: String
    public var title: String
    public var place: String
    public var note: String?
  }

  /// What a source says.
  public struct Claim: Equatable, Sendable {
    public var id: String
    public var text: String
    /// Whose it is, in few words.
    public var source: String
    /// The same in the source's language, where that is another.
    public var original: String?
    /// What became of it, and the page whose run shows it; nil where it is still asked.
    public var verdict: Claims.Verdict?
    public var shown: Place?

    /// A page: the numbers of its lesson and its step.
    public struct Place: Equatable, Sendable {
      public var lesson: Int
      public var step: Int
    }
  }
}
