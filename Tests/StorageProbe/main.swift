import Learning
import LibC
import Notation
import Storage

// Appends batches of three until it is killed, and says the last sequence number of each batch once
// the journal has answered for it. A reader that goes away ends it by SIGPIPE. The second argument
// is a pause in microseconds after each batch, which lets other prompts have a turn.
let pause = UInt32(CommandLine.arguments[2]) ?? 0
let journal = try Journal(folder: CommandLine.arguments[1])
let padding = String(repeating: "x", count: 300)
var batch = 0
while true {
  batch += 1
  let entries = (1...3).map { part in
    Entry(
      at: Instant(wall: batch, monotonic: part), .ran, item: "\(getpid())", language: "en",
      payload: ["padding": .string(padding)])
  }
  let line = "\(try journal.append(entries).last?.sequence ?? 0)\n"
  guard write(1, line, line.utf8.count) == line.utf8.count else { exit(1) }
  usleep(pause)
}
