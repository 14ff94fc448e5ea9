import CProcess
import Interpreter
import LibC
import LineEditing

/// Bytes of stack for the program: the deepest nesting of simulated messages must fit.
private let stackSize = 1 << 30

/// Runs the program on a thread whose stack holds the deepest run; pages are taken only when
/// touched.
func onDeepStack(_ body: @escaping () -> Int32) -> Int32 {
  final class Box {
    let body: () -> Int32
    var result: Int32 = 4
    init(_ body: @escaping () -> Int32) { self.body = body }
  }
  viewdidlearn_share_heap()
  let box = Box(body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, stackSize)
  var thread = pthread_t()
  let code = pthread_create(
    &thread, &attributes,
    { pointer in
      if let pointer {
        let box = Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
        box.result = box.body()
      }
      return nil
    }, Unmanaged.passUnretained(box).toOpaque())
  if code != 0 { return body() }
  leaveSignalsToOthers()
  pthread_join(thread, nil)
  return box.result
}

/// Makes this thread deaf: a signal that it took would never reach the line that is being edited.
private func leaveSignalsToOthers() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, nil)
}

extension RunOptions {
  /// Runs on the program's own thread, which a person stops with Ctrl-C.
  static var onDeepStack: RunOptions {
    var options = RunOptions()
    options.isInterrupted = { Interruption.isPending }
    options.stack = stackSize / 2
    return options
  }
}
