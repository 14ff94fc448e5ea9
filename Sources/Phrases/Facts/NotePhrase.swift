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
