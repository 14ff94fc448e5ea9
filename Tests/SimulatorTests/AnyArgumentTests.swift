import ObjectModel
import ObjectRuntime
import Syntax
import Testing

@testable import Simulator
@testable import UIKitClasses

/// Whatever a method of the framework is sent with, there is an answer, or a fault that a person
/// can read.
struct AnyArgumentTests {
  private static let numbers: [Value] = [
    .int(-1), .int(.max), .int(.min), .real(1e308), .real(-.infinity), .real(.nan), .bool(true),
    .number(.int(3)), .number(.real(0.5)),
  ]
  private static let structures: [Value] = [
    .point(Point(x: 1e308, y: -1)), .size(Size(width: -1e308, height: .nan)),
    .rect(Rect(x: .infinity, y: 0, width: 1e308, height: 1e308)), .record([]),
    .record([.int(.max), .int(.max)]), .record([.int(-1), .int(2)]), .record([.int(1), .int(-2)]),
  ]
  private static let others: [Value] = [
    .none, .string(""), .string("text"), .selector("description"), .selector("no:such:message:"),
    .function(0),
  ]

  @Test(arguments: FrameworkTable.uikit.classes.indices)
  func everyMethodTakesWhateverItIsGiven(_ place: Int) throws {
    let (type, known) = (ClassID(index: place), FrameworkTable.uikit.classes[place])
    for selector in known.methods.keys {
      try send(selector) { turn in
        let id = try turn.allocate(type, counting: .automatic)
        return try turn.send("init", to: .object(id))
      }
    }
    for selector in known.classMethods.keys {
      try send(selector) { _ in .type(type) }
    }
  }

  /// The message with no arguments at all, then with odd ones in each place.
  private func send(
    _ selector: Selector, _ receiver: (inout Turn) throws -> Value
  ) throws {
    var turn = Turn(on: Simulation())
    turn.budget.heap = 1_000_000
    guard let me = try? receiver(&turn) else { return }
    let array = try turn.makeArray([.int(1), .string("b"), me])
    let view = Value.object(try turn.makeView("UIView", frame: Rect()))
    let values =
      AnyArgumentTests.numbers + AnyArgumentTests.structures + AnyArgumentTests.others
      + [me, array, view, turn.simulation.application, .type(ClassID(index: 0))]
    let arity = selector.arity
    attempt(selector, me, [], turn)
    for value in values {
      attempt(selector, me, Array(repeating: value, count: arity), turn)
      for place in 0..<max(1, arity) {
        var arguments = Array(repeating: Value.none, count: arity)
        for index in arguments.indices {
          arguments[index] = values[(index * 7 + place) % values.count]
        }
        if arguments.indices.contains(place) { arguments[place] = value }
        attempt(selector, me, arguments, turn)
      }
    }
  }

  private func attempt(_ selector: Selector, _ me: Value, _ arguments: [Value], _ turn: Turn) {
    var turn = turn
    do throws(Fault) {
      try turn.send(selector, to: me, arguments)
      try turn.end()
    } catch {
      #expect(turn.simulation.isAlive(turn.simulation.window))
    }
  }
}
