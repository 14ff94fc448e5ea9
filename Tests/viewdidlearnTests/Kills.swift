import Foundation
import LibC
import Notation
import Screening
import Sealing
import Testing

/// A paper whose program is killed at moments that a generator draws, again and again.
enum Kills {
  /// Gives answers as fast as they are taken, kills the program, and looks whether the newest answer
  /// that was said to be taken, or one given after it, stands in the record.
  static func prove(_ count: Int, _ screened: Screened) throws {
    var draw = SystemRandomNumberGenerator()
    var number = 0
    for round in 0..<count {
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = URL(filePath: program)
      process.arguments = ["--language", "en", "screen", "take", screened.pack]
      (process.standardInput, process.standardOutput) = (input, output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      if round == 0 { input.fileHandleForWriting.write(Data("accept\n".utf8)) }
      let first = number + 1
      let lines = (first..<first + 400).map { ":1\nanswer \($0)\n" }.joined()
      let writer = input.fileHandleForWriting
      signal(SIGPIPE, SIG_IGN)
      DispatchQueue.global().async { try? writer.write(contentsOf: Data(lines.utf8)) }
      usleep(UInt32.random(in: 20_000...400_000, using: &draw))
      kill(process.processIdentifier, SIGKILL)
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let taken = said.components(separatedBy: "Question 1: taken.").count - 1
      let newest = try newestAnswer(screened)
      #expect(newest >= (taken == 0 ? number : number + taken), "round \(round)")
      number = max(newest, number)
    }
  }

  /// The number of the newest answer that stands; a last line may be cut, as when power fails.
  private static func newestAnswer(_ screened: Screened) throws -> Int {
    guard let data = FileManager.default.contents(atPath: screened.record) else { return 0 }
    let reading = RecordReading([UInt8](data), screened.seals)
    #expect(reading.fault == nil || reading.fault?.fact == .cut)
    guard let record = reading.record else { return 0 }
    let answers = try record.entries(screened.seals) { screened.examiner.open($0) }
      .filter { $0.item == "q1" && [.answered, .revised].contains($0.kind) }
    return answers.last?.payload["answer"]?.elements?.first?.string
      .flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? 0
  }
}
