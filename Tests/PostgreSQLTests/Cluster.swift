import Cohorts
import Foundation

@testable import PostgreSQL

/// A private PostgreSQL on loopback, which ends with the tests.
final class Cluster: @unchecked Sendable {
  static let shared = Cluster()

  let port: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// One line in, one line out.
  private let turn = NSLock()

  init() {
    process.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Cluster/cluster")
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { preconditionFailure("\(error)") }
    port = Cluster.line(from: output)
    precondition(!port.isEmpty, "Tests/Cluster/cluster starts no server; .ci/setup installs one")
  }

  /// `kill`, `start`, `pause` or `resume`.
  func tell(_ word: String) {
    turn.withLock {
      input.fileHandleForWriting.write(Data((word + "\n").utf8))
      _ = Cluster.line(from: output)
    }
  }

  /// The address of a new database, for the role that owns it.
  func database(_ name: String = "d\(UInt32.random(in: 0 ... .max))") throws -> String {
    let main = try connection("root", "postgres")
    try main.run("CREATE DATABASE \(name)")
    for role in ["teacher", "learner"] {
      do { try main.run("CREATE ROLE \(role) LOGIN PASSWORD 'secret'") } catch .conflict {}
    }
    try main.run("ALTER DATABASE \(name) OWNER TO teacher")
    return address("teacher", name)
  }

  func address(_ role: String, _ database: String) -> String {
    "postgresql://\(role):secret@127.0.0.1:\(port)/\(database)"
  }

  func connection(_ role: String, _ database: String) throws -> ServerConnection {
    try ServerConnection(address: address(role, database), token: "", patience: 10_000)
  }

  private static func line(from pipe: Pipe) -> String {
    var bytes: [UInt8] = []
    while let byte = try? pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
