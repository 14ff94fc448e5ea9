import Diagnostics
import InterfaceModel
import Interpreter
import Notation
import ObjectRuntime
import Scripts
import Simulator
import Syntax
import UIKitClasses

/// Runs anything that can be read, in either dialect, with little to spend: it ends, whatever it
/// is.
@_cdecl("LLVMFuzzerTestOneInput")
public func interpret(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let source = SourceText(name: "fuzz", text: String(decoding: bytes, as: UTF8.self))
  var options = RunOptions()
  options.steps = 20_000
  options.budget.objects = 10_000
  options.budget.heap = 1_000_000
  options.budget.text = 10_000_000
  options.budget.output = 100_000
  // The first byte also chooses the app that the script is typed into.
  let version: UIKitVersion = bytes.first.map { $0 & 1 == 0 } ?? true ? .newest : UIKitVersion(5, 1)
  let run = ScriptRun(
    of: source, in: World(simulation: Simulation(version: version)), options: options)
  for event in run.events { _ = event.json.encoded() }
  return 0
}
