public import ObjectModel
import Syntax
import UIKitAPI

/// A closure that was given to what nobody declares: who calls it, and when, is unknown.
///
/// Nobody holds it, so that no leak rests on it; what it captured may be gone before it is called.
public struct WaitingClosure: Hashable, Sendable {
  /// What it was given to, as far as that has a name: `geocoder.geocode(_:completion:)`.
  public var function: String
  public var place: ClosurePlace
  public var block: Block
}

extension Simulation {
  /// The closures that wait, as they stand in the text: of each the one that was made last.
  public var waitingClosures: [WaitingClosure] {
    waiting.values.sorted { $0.place < $1.place }
  }

  /// Whether all is there still that a closure captured, but for what it captured weakly.
  public func isCallable(_ waiting: WaitingClosure) -> Bool {
    waiting.block.captures.allSatisfy { capture in
      capture.strength == .weak || capture.value.object.map(isAlive) ?? true
    }
  }

  /// What is written before the dot of a call to a stand-in.
  func standInName(of holder: Value) -> String? {
    switch holder {
    case .standIn(let name, _): name
    case .type(let type): classes[outline: type].name
    case .object(let id): classes[outline: self[id].type].name
    default: nil
    }
  }
}

extension Turn {
  /// Keeps the closures among the arguments of a message that nobody declares.
  mutating func wait(
    for arguments: [Value], in selector: Selector, to holder: Value
  ) throws(Fault) {
    let blocks = arguments.compactMap(\.object).compactMap { block($0) }
    if blocks.isEmpty || WaitingClosure.turns.contains(selector.standInName) { return }
    let name =
      blocks[0].isSwift
      ? SwiftNames.fullName(selector: selector.name).text : selector.standInName
    let owner = simulation.standInName(of: holder)
    let function = selector.isInitializer ? owner ?? name : owner.map { $0 + "." + name } ?? name
    try wait(for: arguments, givenTo: function)
  }

  /// Keeps the closures among what a function was given that nobody declares.
  public mutating func wait(for arguments: [Value], givenTo function: String) throws(Fault) {
    for argument in arguments {
      guard let id = argument.object, let block = block(id) else { continue }
      let isNew = simulation.waiting[block.code] == nil
      let place = simulation.waiting[block.code]?.place ?? newPlace(onLine: simulation[id].line)
      simulation.waiting[block.code] = WaitingClosure(
        function: function, place: place, block: block)
      record(.note(.waits(function, at: place)))
      // What came is there, and no error.
      if simulation.callsAtOnce, isNew {
        try call(block: argument, [simulation.standIn(named: "answer"), .none, .none])
      }
    }
  }

  private func newPlace(onLine line: Int) -> ClosurePlace {
    let others = simulation.waiting.values.count { $0.place.line == line }
    return ClosurePlace(line: line, number: others + 1)
  }

  /// Says again which closures wait.
  public mutating func tellWhatWaits() {
    for waiting in simulation.waitingClosures {
      record(.note(.waits(waiting.function, at: waiting.place)))
    }
  }

  /// Calls a closure that waits, on behalf of who was given it.
  public mutating func call(
    _ waiting: WaitingClosure, _ arguments: [Value]
  ) throws(Fault) {
    var block = waiting.block
    if block.storage == .stack { block.storage = .heap }
    let id = try makeBlock(block, line: waiting.place.line)
    client = block.captures.lazy.compactMap(\.value.object)
      .first { simulation.isAlive($0) && simulation.isLearners($0) }
    defer { client = nil }
    try call(block: .object(id), arguments)
  }

  /// What a closure answers that describes constraints there and then; nil for another message.
  mutating func build(_ selector: Selector, _ arguments: [Value]) throws(Fault) -> Value? {
    guard WaitingClosure.builders.contains(selector.standInName),
      let block = arguments.last?.object, self.block(block) != nil
    else { return nil }
    return try call(block: .object(block), [simulation.standIn(named: "make")])
  }
}

extension WaitingClosure {
  /// The messages whose closure takes the elements of a collection: an unknown one has none.
  fileprivate static let turns: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "sorted", "sort", "reduce", "first",
    "contains", "enumerateObjectsUsingBlock", "enumerateKeysAndObjectsUsingBlock",
    "sortedArrayUsingComparator", "sortUsingComparator",
  ]

  /// Those of SnapKit and Masonry whose closure runs at once.
  fileprivate static let builders: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "mas_makeConstraints",
    "mas_remakeConstraints", "mas_updateConstraints",
  ]
}
