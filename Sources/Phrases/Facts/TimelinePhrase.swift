public import Sessions

/// A part of a timeline that is told in words.
public enum TimelinePhrase: Sendable {
  /// How many messages went to which controllers.
  case heading(calls: Int, controllers: [String])
  /// Somebody is sent a message; its text as the runtime would be written to.
  case call(String, to: String, isController: Bool)
  case mark(Timeline.Mark)
  /// What the app printed.
  case log(String)
  /// What UIKit wrote to the console.
  case warning(String)
  /// The file that the picture was written to.
  case drawn(String)
}
