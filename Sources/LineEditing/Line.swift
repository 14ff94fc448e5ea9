/// What reading a line came to.
public enum Line: Equatable, Sendable {
  /// What was entered, without its last line end; several lines are separated by `\n`.
  case text(String)
  /// Ctrl-C: what was being typed is dropped, the program lives.
  case interrupted
  /// Nothing was typed to its end before the time that was given was over.
  case expired
  /// Ctrl-D on an empty line, the end of the file, or a terminal that is gone.
  case end
}
