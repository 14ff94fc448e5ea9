import Phrases
import Rendering
import Screening
import Typesetting

// Why a sitting is not begun or gone on with, and why a line of it was not taken.
extension Renderer {
  /// With the line of the file.
  func lines(of fault: SealedFault, path: String) -> [String] {
    ["\(visible(path)):\(fault.line): error: \(visible(phrases.message(fault)))"]
  }

  /// Why a record cannot be written or gone on with.
  func lines(of fault: RecordFile.Fault, path: String) -> [String] {
    lines(ofSentence: "error: " + visible(reason(of: fault, path)))
  }

  /// A line was not taken.
  func notTaken(_ fault: RecordFile.Fault, path: String) -> [String] {
    lines(ofSentence: "error: " + visible(phrases.notTaken(reason(of: fault, path))))
  }

  /// The path, and what is wrong with it.
  private func reason(of fault: RecordFile.Fault, _ path: String) -> String {
    switch fault {
    case .unwritable(let reason, _): "\(path): \(reason)"
    case .inUse: "\(path): \(phrases.recordInUse)"
    case .unsound(let fault): "\(path):\(fault.line): \(phrases.message(fault))"
    case .otherPack: "\(path): \(phrases.otherPack)"
    case .ended(let receipt): "\(path): \(phrases.recordEnded(receipt))"
    }
  }
}

extension RecordFile.Fault {
  /// A wrong name or record is the person's affair, all else the machine's.
  var exitCode: Int32 {
    switch self {
    case .unwritable(_, isName: false): Program.Exit.machineFailed
    case .unwritable(_, isName: true), .inUse, .unsound, .otherPack, .ended:
      Program.Exit.wrongInput
    }
  }
}
