import Cohorts
import LibC
import Phrases
import Rendering
import Typesetting

/// What needs a server's library is done by the program that links it, in the place of this one.
struct HandingOver {
  private let arguments: Arguments
  /// The command line as it was given, with the program's name.
  private let words: [String]

  init(_ arguments: Arguments, _ words: [String]) {
    (self.arguments, self.words) = (arguments, words)
  }

  #if DEBUG
    /// How the program that is missing is built.
    private static let options = ""
  #else
    private static let options = " -c release"
  #endif

  /// nil where there is nothing to hand over; else comes back only where that failed.
  func run() -> Int32? {
    guard arguments.connect == nil, let address = arguments.paths[.db],
      case .server = DatabaseAddress(address)
    else { return nil }
    let path = Environment.programFolder + "/viewdidlearn-cohort"
    var pointers = ([path] + words.dropFirst()).map { strdup($0) } + [nil]
    execv(path, &pointers)
    let renderer = arguments.renderer(for: STDERR_FILENO)
    Output.error(
      "error: " + visible(renderer.phrases.missingServerProgram(path, options: Self.options)))
    return Program.Exit.machineFailed
  }
}
