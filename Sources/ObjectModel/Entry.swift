/// What a person puts into a view, and thereby what a finger on it does.
///
/// It stands beside the property that the view shows (`.content("value", .real, entered: .step)`);
/// `:set`, `:type`, `:tap` and `lint` ask it there.
public enum Entry: Hashable, Sendable {
  /// Text that is typed; a touch begins the editing.
  case text
  /// Yes or no, which a touch turns.
  case truth
  /// A number that a finger drags between the view's bounds.
  case amount
  /// A number that a touch takes one step further.
  case step
  /// One of several places, counted from 0; a touch goes to the next, after the last to the first.
  case segment
  /// One of several places, counted from 0; a touch goes to the next, at the last it stays.
  case page
  /// A moment, chosen on wheels.
  case date
}
