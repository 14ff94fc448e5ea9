import CProcess
import Interpreter
import LineEditing

/// Bytes of stack for the program: the deepest nesting of simulated messages must fit.
let deepStackSize = 1 << 30

/// Runs the program on a stack that holds the deepest run; pages are taken only when touched.
///
/// The stack is changed, not the thread: a second one would have to be woken first, and signals be
/// led past the first.
public func onDeepStack(_ body: @convention(c) () -> Void) {
  if viewdidlearn_run_on_stack(deepStackSize, body) != 0 { body() }
}

/// Whether a person has pressed Ctrl-C, behind whatever else was typed meanwhile.
func wantsToStop() -> Bool {
  TypedAhead.take()
  return Interruption.isPending
}

extension RunOptions {
  /// Runs on the program's own stack, and a person stops it with Ctrl-C.
  static var onDeepStack: RunOptions {
    var options = RunOptions()
    options.isInterrupted = wantsToStop
    options.stack = deepStackSize / 2
    return options
  }
}
