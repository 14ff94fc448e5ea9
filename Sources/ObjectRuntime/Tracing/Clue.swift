public import AutoLayout
public import ObjectModel

/// A fact of a run that no person is shown, and that those who look for mistakes go by.
///
/// Clues stand beside the events of a trace, not among them: they change nothing that is printed.
/// In one turn the same clue of the same line is left once.
public struct Clue: Hashable, Sendable {
  public var kind: Kind
  /// The line of the statement that was running.
  public var line: Int
  /// How many life-cycle messages it was left inside of.
  public var depth: Int
  /// How many events of the trace came before it.
  public var place: Int
  /// The learner's class whose method answered the innermost life-cycle message then.
  public var owner: ClassID?

  /// What code did that may be part of a mistake.
  public enum Kind: Hashable, Sendable {
    /// An outlet of a controller without a view was read, and was nil.
    case outletRead(String, of: ObjectID)
    /// A value was to be set in an outlet of a controller without a view, by optional chaining, which
    /// did nothing: the names of the outlet and of its property.
    case outletMissed(String, of: ObjectID, String, Value)
    /// The app asked for a controller's view, and it was not loaded; a test only compares it with
    /// nil.
    case viewDemanded(of: ObjectID, isTest: Bool, inInitializer: Bool)
    /// `loadView` has returned, and there is no view.
    case viewNotSet(of: ObjectID)
    /// The app made a controller the child of another, in a method of the object named, or outside
    /// of methods.
    case childAdded(ObjectID, to: ObjectID, by: ObjectID?)
    /// The app put a controller's view, which is no child's, in the view of another controller.
    case childShown(ObjectID, in: ObjectID)
    /// A child was told that it has its parent, or has left it.
    case childMoved(ObjectID)
    /// A child was told that it is about to leave its parent.
    case childLeaves(ObjectID)
    /// The app took a child from its parent, in a method of the object named, or outside of methods.
    case childRemoved(ObjectID, from: ObjectID, by: ObjectID?)
    /// The app sent a message that changes a view or a view controller, on another thread than the
    /// main one.
    case changedOffMain(Selector, of: ObjectID)
    /// A controller that was not on screen was to present another one, in a method of the object
    /// named, or outside of methods.
    case presentedOffScreen(ObjectID, on: ObjectID, by: ObjectID?)
    /// A view was made while an initialiser of a controller ran.
    case viewCreated(ObjectID, byInitializerOf: ObjectID)
    /// A controller's view, or by the controller another one, was asked for its size, or for one
    /// side of it: by anybody before `viewDidLoad` had ended, which is early, else by the controller.
    case sizeRead(of: ObjectID, subview: ObjectID?, Size, Side?, isEarly: Bool)
    /// A controller's view was asked how much of it is covered: while it was loaded, which is early,
    /// or by the controller.
    case insetsRead(of: ObjectID, Insets, isEarly: Bool)
    /// A controller's view is about to be loaded; the first of the objects that this will make.
    case loading(ObjectID, next: ObjectID)
    /// UIKit sends `viewDidLoad`; what the controller had then, and what it has afterwards.
    case didLoadBegins(Inventory)
    case didLoadEnds(Inventory)
    /// `loadView` or `viewDidLoad`, on a reload, put something else into a field that held something.
    case replaced(String, of: ObjectID, old: Value)
    /// A controller is about to let go of its view.
    case unloading(Inventory)
    /// The app read what a control shows, in a method of the object named, or outside of methods.
    case contentRead(String, of: ObjectID, by: ObjectID?, Value)
    /// The app changed what a control shows.
    case contentSet(String, of: ObjectID)
    /// A person changed what a control shows.
    case entered(String, of: ObjectID)
    /// A method that must call super has not done so; the class that left it out.
    case superSkipped(Selector, of: ObjectID, in: ClassID)
  }
}

extension Clue {
  /// The side of a size that code relied on.
  public enum Side: Hashable, Sendable {
    case width, height

    public func differs(_ one: Size, _ other: Size) -> Bool {
      switch self {
      case .width: one.width != other.width
      case .height: one.height != other.height
      }
    }
  }
}

extension Turn {
  /// Leaves a clue, unless the same one of this line is there already.
  public mutating func leave(_ kind: Clue.Kind) {
    let clue = Clue(
      kind: kind, line: line, depth: depth, place: trace.events.count, owner: messages.last?.running
    )
    let key = LeftClue(kind, line: line)
    if leftClues.insert(key).inserted { trace.clues.append(clue) }
  }

  /// How many clues there are: what `forgive` goes back to.
  public var clueCount: Int { trace.clues.count }

  /// Takes back that an outlet was read, where it was only compared with nil; a view that was asked
  /// for in the same way was asked for to see whether there is one.
  public mutating func forgiveTest(since mark: Int, isUsed: Bool) {
    guard trace.clues.count > mark else { return }
    for place in trace.clues.indices[mark...].reversed() {
      switch trace.clues[place].kind {
      case .outletRead: take(back: place)
      case .viewDemanded(let id, false, let isEarly) where !isUsed:
        trace.clues[place].kind = .viewDemanded(of: id, isTest: true, inInitializer: isEarly)
      default: break
      }
    }
  }

  /// Notes what was not set as the outlet was nil.
  public mutating func noteMissed(_ value: Value, for key: String, since mark: Int) {
    guard trace.clues.count > mark else { return }
    for place in trace.clues.indices[mark...].reversed() {
      guard case .outletRead(let outlet, let id) = trace.clues[place].kind else { continue }
      take(back: place)
      leave(.outletMissed(outlet, of: id, key, value))
    }
  }

  /// Takes back that a view was asked for, where nothing else was wanted than to have it loaded.
  public mutating func forgiveDemand(since mark: Int) {
    guard trace.clues.count > mark else { return }
    for place in trace.clues.indices[mark...].reversed() {
      if case .viewDemanded = trace.clues[place].kind { take(back: place) }
    }
  }

  /// Takes back that sizes were read, where they were only printed, or only the place was wanted.
  public mutating func forgiveSizes(since mark: Int) {
    guard trace.clues.count > mark else { return }
    for place in trace.clues.indices[mark...].reversed() {
      switch trace.clues[place].kind {
      case .sizeRead(_, _, _, _, isEarly: true), .insetsRead(_, _, isEarly: true):
        take(back: place)
      default: break
      }
    }
  }

  /// Notes that of the sizes that were read only one side was wanted.
  public mutating func narrowSizes(since mark: Int, to side: Clue.Side) {
    guard trace.clues.count > mark else { return }
    for place in trace.clues.indices[mark...] {
      let line = trace.clues[place].line
      guard
        case .sizeRead(let id, let subview, let size, nil, let isEarly) = trace.clues[place].kind
      else { continue }
      leftClues.remove(LeftClue(trace.clues[place].kind, line: line))
      trace.clues[place].kind = .sizeRead(
        of: id, subview: subview, size, side, isEarly: isEarly)
      leftClues.insert(LeftClue(trace.clues[place].kind, line: line))
    }
  }

  private mutating func take(back place: Int) {
    let clue = trace.clues.remove(at: place)
    leftClues.remove(LeftClue(clue.kind, line: clue.line))
  }
}

/// What makes two clues of a turn the same.
struct LeftClue: Hashable, Sendable {
  private let kind: Clue.Kind
  private let line: Int

  /// What was read does not count: a loop that reads a label leaves one clue.
  init(_ kind: Clue.Kind, line: Int) {
    self.line = line
    if case .contentRead(let key, of: let control, by: let reader, _) = kind {
      self.kind = .contentRead(key, of: control, by: reader, .none)
    } else {
      self.kind = kind
    }
  }
}
