public import ObjectRuntime

/// A fact behind the calls, with names.
public enum NamedNote: Equatable, Sendable {
  case memoryWarning
  /// What was in use before a warning and what is after it, in bytes.
  case memory(before: Int, after: Int)
  case nibRead(String)
  case outletConnected(String, to: String)
  case freed(String)
  /// Who freed the object that has just been used.
  case zombie(Obituary)
  /// What `retainCount` counts: the owners in order; whether it was asked for the first time.
  case counted([OwnerName], isFirst: Bool)
  case unavailable(String, since: String)
  case notModelled(String)
  /// A closure that an unknown function was given.
  case waits(String, at: ClosurePlace)
  /// How the condition of a line was taken that rests on an unknown name.
  case decided(String, line: Int, Bool)
  case nilReceiver(String, isOutlet: Bool)
  /// An action that nobody on the way back takes.
  case nobodyToUnwindTo(String)
  case backingStorePurged(String)
  /// The app left the screen or came back: what its delegate is told, and what a scene's would be.
  case moved(told: [String], scenes: [String]?)
  /// A sheet did not let a finger pull it down.
  case heldOn(String)
  /// A controller has loaded the view of something that SwiftUI would show.
  case bodyNotShown(of: String)
  /// The home button ended the app.
  case terminated
  case animation
  /// A later turn of the run loop began.
  case laterTurn
  /// The clock has moved on, to so many seconds since the launch.
  case clock(seconds: Double)
}
