public import ObjectModel
public import Syntax

/// Something that happened in a turn.
public struct Event: Hashable, Sendable {
  public var kind: Kind
  /// The line of the statement that was running.
  public var line: Int
  /// How many life-cycle messages it happened inside of.
  public var depth: Int
  /// The simulation as it was then, where stepping was asked for.
  let moment: Box?

  init(_ kind: Kind, line: Int, depth: Int, moment: Box?) {
    self.kind = kind
    self.line = line
    self.depth = depth
    self.moment = moment
  }

  public var simulation: Simulation? { moment?.simulation }

  /// What happened, as a person is told it.
  public enum Kind: Hashable, Sendable {
    /// A life-cycle message was sent.
    case call(Call)
    /// `NSLog`, `print`.
    case log(String)
    /// What UIKit writes to the console.
    case warning(String)
    case fault(Fault)
    /// Worth showing to a person, no event of the contract.
    case note(Note)
  }

  /// Keeps an event small: a simulation is held by reference.
  indirect enum Box: Hashable, Sendable {
    case moment(Simulation)

    init(_ simulation: Simulation) { self = .moment(simulation) }

    var simulation: Simulation {
      switch self {
      case .moment(let simulation): simulation
      }
    }
  }
}

/// A life-cycle message.
public struct Call: Hashable, Sendable {
  public var sender: Sender
  public var receiver: ObjectID
  public var type: ClassID
  public var selector: Selector
  public var arguments: [Value]
  /// The receiver's view when the message was sent, in points; nil without a view.
  public var viewSize: Size?
}

/// A fact behind the calls that a learner would not see otherwise.
public enum Note: Hashable, Sendable {
  case memoryWarning
  /// How many bytes were in use before a memory warning, and how many are when its turn ends.
  case memory(before: Int, after: Int)
  /// `loadView` read a nib file.
  case nibRead(String, owner: ObjectID)
  /// A nib connected an outlet.
  case outletConnected(String, of: ObjectID, to: ObjectID)
  case freed(ObjectID)
  /// A freed object was used, which its `loss` says more about.
  case zombie(ObjectID)
  /// `retainCount` was asked for: who owned the object then, and whether it was the first time.
  case counted(ObjectID, [Owner], isFirst: Bool)
  /// The API is not in this version of iOS.
  case unavailable(Selector, since: UIKitVersion)
  /// UIKit has the method, and this model has not: it did nothing.
  case notModelled(Selector)
  /// A closure was given to what nobody declares, by the name.
  case waits(String, at: ClosurePlace)
  /// The condition of a line rests on what nobody declares, and was taken so.
  case decided(String, line: Int, Bool)
  /// A message or an assignment met nil, and nothing happened: the receiver as it was written, and
  /// the controller whose outlet it is, if it is one.
  case nilReceiver(receiver: String, Selector, outletOf: ObjectID?)
  /// An unwind segue found nobody who takes its action.
  case nobodyToUnwindTo(Selector, from: ObjectID)
  /// The bitmaps of a view that is not in a window were dropped.
  case backingStorePurged(ObjectID)
  /// The app left the screen, or came back to it.
  case moved(toBackground: Bool)
  /// A sheet did not let a finger pull it down.
  case heldOn(ObjectID)
  /// A controller has loaded the view of something that SwiftUI would show.
  case bodyNotShown(of: ObjectID)
  /// The home button ended the app.
  case terminated
  /// An animation ran.
  case animation
  /// A later turn of the run loop began, for a block, a timer or a message that had waited for it.
  case laterTurn
  /// The clock of the run loop has moved on to what was due then.
  case clock(seconds: Double)
}
