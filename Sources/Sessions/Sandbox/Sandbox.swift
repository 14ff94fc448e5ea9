import InterfaceModel
import Interpreter
import Learning
import Notation
import ObjectModel
import ObjectRuntime
import Playgrounds
import Scripts
import Syntax
import UIKitClasses

/// The learner's own playground, which is made again from the journal.
struct Sandbox: Sendable {
  var playground = Playground(standsIn: true)
  private var isReady = false

  /// Plays again what was typed since the app was started last, once; undone moves stay undone.
  ///
  /// Answers what the journal should keep so that next time nothing older need be read; nil where
  /// there is nothing new to keep.
  mutating func restore(from entries: @autoclosure () -> [Learning.Entry], _ options: RunOptions)
    -> JSON?
  {
    if isReady { return nil }
    isReady = true
    let entries = entries()
    if entries.isEmpty { return nil }
    var past = SandboxPast(entries)
    let start = past.cut()
    playground = Playground(World(simulation: past.app), standsIn: playground.standsIn)
    for line in past.lines { _ = playground.play(again: line.text, options: options) }
    _ = playground.go(to: min(past.position, playground.moves.count))
    return start.map { past.app.startPayload(from: $0) }
  }
}

/// The lines that made the sandbox: a fold of the journal.
private struct SandboxPast {
  /// The app before the first line.
  var app = Simulation()
  var lines: [Line] = []
  /// How many of the lines stand.
  var position = 0

  /// A line that was typed in an earlier run of the program.
  struct Line {
    var text: String
    /// Its place in the journal.
    var sequence: Int

    /// The command that starts the app anew, if it is one; a relaunch keeps code and what is on
    /// disk.
    var restart: WorldCommand? {
      guard text.hasPrefix(":"), let command = try? WorldCommand.read(text), command.forgetsCode
      else { return nil }
      return command
    }
  }

  init(_ entries: [Learning.Entry]) {
    for entry in entries { take(entry) }
  }

  private mutating func take(_ entry: Learning.Entry) {
    switch entry.kind {
    case .sandboxStarted: app = Simulation(entry.payload)
    case .ran:
      guard entry.payload["move"]?.bool == true, let text = entry.payload["text"]?.string else {
        return
      }
      lines.removeSubrange(position...)
      lines.append(Line(text: text, sequence: entry.sequence ?? 0))
      position += 1
    case .travelled:
      position = min(lines.count, max(0, position + (entry.payload["by"]?.integer ?? 0)))
    default: break
    }
  }

  /// Drops what stands before the last start of the app, and answers that one's place in the
  /// journal.
  mutating func cut() -> Int? {
    guard let last = lines[..<position].lastIndex(where: { $0.restart != nil }) else { return nil }
    var world = World(simulation: app)
    for line in lines[...last] {
      if let restart = line.restart { world.prepare(restart) }
    }
    app = world.simulation
    let sequence = lines[last].sequence
    lines.removeSubrange(...last)
    position -= last + 1
    return sequence
  }
}

extension Simulation {
  fileprivate func startPayload(from sequence: Int) -> JSON {
    .object([
      JSON.Member("ios", .string(version.description)),
      JSON.Member("memory", .string(memory.rawValue)),
      JSON.Member("device", .string(device.rawValue)), JSON.Member("from", .integer(sequence)),
    ])
  }

  fileprivate init(_ payload: JSON) {
    self.init(
      version: payload["ios"]?.string.flatMap { UIKitVersion($0) } ?? .newest,
      device: payload["device"]?.string.flatMap { Device(rawValue: $0) } ?? .iphone,
      memory: payload["memory"]?.string.flatMap { Memory(rawValue: $0) })
  }
}
