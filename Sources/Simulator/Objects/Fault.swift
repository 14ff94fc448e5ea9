/// Why the simulated app cannot go on.
public enum Fault: Error, Hashable, Sendable {
  /// An Objective-C exception, in UIKit's wording; the object is what `@throw` threw, if a script did.
  case exception(name: String, reason: String, object: ObjectID? = nil)
  case crash(Crash, reason: String)
  /// The budget of the run is used up.
  case stopped(Resource)

  public enum Crash: String, Hashable, Sendable {
    case badAccess = "EXC_BAD_ACCESS"
    case fatalError = "Fatal error"
    /// An integer division by zero in C.
    case arithmetic = "EXC_ARITHMETIC"
    case stackOverflow = "stack overflow"
  }

  /// What a run may use up; the raw value names it in diagnostics.
  public enum Resource: String, Hashable, Sendable {
    case steps, objects, memory, output
    /// A person pressed Ctrl-C.
    case patience
  }
}

extension Fault {
  static func invalidArgument(_ reason: String) -> Fault {
    .exception(name: "NSInvalidArgumentException", reason: reason)
  }

  static func inconsistency(_ reason: String) -> Fault {
    .exception(name: "NSInternalInconsistencyException", reason: reason)
  }
}
