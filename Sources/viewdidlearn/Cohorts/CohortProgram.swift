import Cohorts
import LibC
import Phrases
import Rendering

/// `viewdidlearn cohort`: what many have answered.
struct CohortProgram {
  let arguments: Arguments
  let renderer: Renderer
  /// Where the answers are.
  let opening: DatabaseOpening

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDOUT_FILENO)
    opening = DatabaseOpening(arguments, orFile: arguments.cohortFile)
  }

  /// Answers the exit code.
  func run(_ words: [String]) throws(CommandLineFault) -> Int32 {
    let (command, _): (CohortCommand, [String]) = try arguments.subcommand(words)
    switch command {
    case .push: return push()
    case .report: return report()
    }
  }
}

extension Arguments {
  /// The cohort that is meant.
  var cohort: String { paths[.room] ?? "class" }

  /// The cohort's file where no database was named: that of a room of this machine, if there is one
  /// of its name.
  var cohortFile: String {
    guard let name = paths[.room], let place = try? RoomPlace(name, self), place.exists,
      case .file(let path) = place.opening.address
    else { return stateFolder + "/cohort.sqlite3" }
    return path
  }
}
