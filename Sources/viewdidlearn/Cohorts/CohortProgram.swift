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

  /// The cohort's file where no database was named.
  var cohortFile: String { stateFolder + "/cohort.sqlite3" }
}
