import Cohorts
import Phrases

/// `viewdidlearn cohort`: what many have answered.
struct CohortProgram {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(_ words: [String]) throws(CommandLineFault) -> Int32 {
    let (command, _): (CohortCommand, [String]) = try arguments.subcommand(words, of: .cohort)
    switch command {
    case .push: return CohortPushing(arguments).run()
    case .report: return CohortReporting(arguments).run()
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
