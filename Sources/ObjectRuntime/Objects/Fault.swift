public import ObjectModel

/// Why the simulated app cannot go on.
public enum Fault: Error, Hashable, Sendable {
  /// An Objective-C exception, in UIKit's wording; the object is what `@throw` threw, if a script
  /// did.
  case exception(name: String, reason: String, object: ObjectID? = nil)
  case crash(Crash, reason: String)
  /// A recursion overflowed the stack.
  case endless(Endless)
  /// The budget of the run is used up.
  case stopped(Resource)

  /// How a program ends that no exception has stopped, as a debugger names it.
  public enum Crash: String, Hashable, Sendable {
    case badAccess = "EXC_BAD_ACCESS"
    case fatalError = "Fatal error"
    /// An integer division by zero in C.
    case arithmetic = "EXC_ARITHMETIC"
    /// A library found that it is used against its rules.
    case breakpoint = "EXC_BREAKPOINT"
    /// A thread waits for what will never come; the main one is ended by the system's watchdog.
    case deadlock = "deadlock"
  }

  /// What began again and again inside itself.
  public enum Endless: Hashable, Sendable {
    case call(String)
    case function, block
    /// `loadView` of a controller, as UIKit's console lines name it, never sets a view.
    case loading(String)
    /// The default value of a parameter asks for itself.
    case defaultValue
  }

  /// What a run may use up; the raw value names it in diagnostics.
  public enum Resource: String, Hashable, Sendable {
    case steps, objects, memory, output
    /// One wait of the run loop had more to do than would ever end.
    case turns
    /// The run loop was asked to run for ever, and all that was to come has come.
    case runLoop
    /// A person pressed Ctrl-C.
    case patience
  }
}

extension Fault {
  package static func invalidArgument(_ reason: String) -> Fault {
    .exception(name: "NSInvalidArgumentException", reason: reason)
  }

  /// What Apple's library of queues ends an app with that uses it against its rules.
  package static func misusedQueue(_ reason: String) -> Fault {
    .crash(.breakpoint, reason: "BUG IN CLIENT OF LIBDISPATCH: " + reason)
  }

  package static func inconsistency(_ reason: String) -> Fault {
    .exception(name: "NSInternalInconsistencyException", reason: reason)
  }
}

extension Fault.Endless {
  /// The crash, as the contract names it.
  public static let name = "stack overflow"

  /// For machines, in English as all that they are told.
  public var reason: String {
    switch self {
    case .call(let name): "\(name) is called without end"
    case .function: "a function is called without end"
    case .block: "a block is called without end"
    case .loading(let controller):
      "loadView of \(controller) never sets a view, and is called without end"
    case .defaultValue: "a default value asks for itself without end"
    }
  }
}

extension Fault {
  /// The name under which a Swift error travels.
  package static let swiftError = "Swift.Error"

  /// The Swift error on its way to a `catch`; nil for an exception of Objective-C and all else.
  package var thrown: ObjectID? {
    if case .exception(Fault.swiftError, _, let object) = self { object } else { nil }
  }
}
