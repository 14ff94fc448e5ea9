/// What a run may use up, beside the steps that the language counts.
public struct Budget: Sendable {
  /// Objects alive at once.
  public var objects = 1_000_000
  /// Objects made in the life of an app: dead ones stay, for zombies to say what they were.
  public var objectsEver = 4_000_000
  /// Bytes that collections and mutable strings hold.
  public var heap = 200_000_000
  /// Bytes of text that a turn makes out of other texts.
  public var text = 1_000_000_000
  /// Bytes that are printed.
  public var output = 10_000_000
  /// Turns of the run loop in one wait.
  public var turns = 100_000

  public init() {}
}

extension Turn {
  /// The deepest nesting of messages before the stack overflows.
  public static let deepestNesting = 2_000
  /// How many values of Swift are printed one inside the other, for they may hold themselves.
  public static let deepestPrinting = 250
  /// How many objects may die, each as the last thing its owner lets go of, before others wait.
  static let deepestDeath = 16

  /// Ends the run where the heap is full, or would be with so many further values.
  public mutating func checkHeap(adding values: Int = 0) throws(Fault) {
    if simulation.liveCount >= budget.objects { throw .stopped(.objects) }
    let room = budget.heap - simulation.contents.size
    if values > room / Content.valueSize || simulation.objects.count >= budget.objectsEver {
      throw .stopped(.memory)
    }
  }

  /// A text made out of others, unless that would use up the memory.
  public mutating func made(_ text: String) throws(Fault) -> String {
    try willMake(bytes: text.utf8.count)
    return text
  }

  /// Ends the run where a text of so many bytes would use up the memory.
  public mutating func willMake(bytes: Int) throws(Fault) {
    textSize += bytes
    if textSize > budget.text || bytes > budget.heap { throw .stopped(.memory) }
  }

  /// Ends the run where a text, of which only what is added to it is new, would use up the memory.
  public mutating func willExtend(_ text: String, by addition: String) throws(Fault) {
    try willMake(bytes: addition.utf8.count)
    if text.utf8.count + addition.utf8.count > budget.heap { throw .stopped(.memory) }
  }

  /// Texts with another between them.
  public mutating func joined(
    _ texts: [String], separator: String = ""
  ) throws(Fault) -> String {
    let own = texts.reduce(0) { $0 + $1.utf8.count }
    try willMake(bytes: own + max(0, texts.count - 1) * separator.utf8.count)
    return texts.joined(separator: separator)
  }

  /// Prints to the console; without a line's end it waits for the rest of the line.
  public mutating func log(_ text: String, terminator: String = "\n") throws(Fault) {
    try willPrint(bytes: text.utf8.count + terminator.utf8.count)
    var line = text
    if !simulation.unfinishedLine.isEmpty {
      line = simulation.unfinishedLine + line
      simulation.unfinishedLine = ""
    }
    if terminator == "\n" { return record(.log(line)) }
    line += terminator
    if line.last == "\n" {
      record(.log(String(line.dropLast())))
    } else {
      try willMake(bytes: line.utf8.count)
      simulation.unfinishedLine = line
    }
  }

  /// Prints what waits for the rest of its line.
  public mutating func finishLine() {
    if simulation.unfinishedLine.isEmpty { return }
    record(.log(simulation.unfinishedLine))
    simulation.unfinishedLine = ""
  }

  /// Ends the run where so many bytes would be too much output.
  ///
  /// No line is taken for less than eight, or empty ones could be printed for ever.
  mutating func willPrint(bytes: Int) throws(Fault) {
    outputSize += max(8, bytes)
    if outputSize > budget.output { throw .stopped(.output) }
  }
}
