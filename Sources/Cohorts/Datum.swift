/// A value that goes into a database, or comes out of one.
public enum Datum: Hashable, Sendable {
  case integer(Int)
  case text(String)
}
