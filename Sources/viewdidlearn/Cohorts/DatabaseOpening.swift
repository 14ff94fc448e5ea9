import Cohorts
import LibC
import Phrases
import Rendering
import Storage

/// The database that `--db` names, or the file of this machine.
struct DatabaseOpening {
  /// What `--db` says, else a file of this machine.
  let address: DatabaseAddress
  private let arguments: Arguments

  /// - Parameter path: the file that it is where nothing else was said.
  init(_ arguments: Arguments, orFile path: String) {
    self.arguments = arguments
    address = arguments.paths[.db].map { DatabaseAddress($0) } ?? .file(path)
  }

  /// Opens the database, its tables as this program knows them.
  ///
  /// - Parameters:
  ///   - token: what a learner's rows are known by; empty for a teacher.
  ///   - patience: how long others, and the way back to a server, are waited for, in milliseconds.
  func open(token: String, patience: Int = 20_000) throws(DatabaseFault) -> any Database {
    let database = try connected(token, patience)
    try database.migrate()
    return database
  }

  /// A connection; tables are looked after by `open`.
  private func connected(
    _ token: String, _ patience: Int
  ) throws(DatabaseFault) -> any Database {
    switch address {
    case .file(let path): return try SQLiteDatabase(path: path, patience: patience)
    case .server(let url):
      // Without its library the program has handed over to the one with it.
      guard let connect = arguments.connect else { throw .unreachable(reason: "") }
      return try connect(Server(address: url, token: token, patience: patience))
    }
  }

  /// Says what went wrong, and answers the exit code.
  func report(_ fault: DatabaseFault) -> Int32 {
    let renderer = arguments.renderer(for: STDERR_FILENO)
    var told = fault
    // The system's words have ours beside them.
    if case .unreachable(let reason) = fault { told = .unreachable(reason: renderer.words(reason)) }
    renderer.report(error: renderer.phrases.failure(told, of: address))
    if case .malformedAddress = fault { return Program.Exit.wrongCommandLine }
    return Program.Exit.machineFailed
  }
}
