import ObjectModel
import Testing

@testable import InterfaceModel

/// The orders of uikit-facts 6 to 9, one by one.
struct TransitionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var kind: Transition.Kind
    var willCalls: [String]
    var didCalls: [String]
    var movement: Movement?

    var testDescription: String { "\(kind)" }
  }

  static let cases = [
    Case(
      kind: .push, willCalls: ["old", "new"], didCalls: ["old", "new"], movement: .toParent),
    Case(
      kind: .pop, willCalls: ["old", "new"], didCalls: ["old", "new"], movement: .fromParent),
    Case(
      kind: .present, willCalls: ["old", "new"], didCalls: ["new", "old"], movement: .presented),
    Case(
      kind: .dismiss, willCalls: ["old", "new"], didCalls: ["new", "old"], movement: .dismissed),
    Case(kind: .select, willCalls: ["new", "old"], didCalls: ["old", "new"], movement: nil),
    Case(kind: .exchange, willCalls: ["new", "old"], didCalls: ["old", "new"], movement: nil),
    Case(kind: .turn, willCalls: ["new", "old"], didCalls: ["new", "old"], movement: nil),
    Case(kind: .display, willCalls: ["old", "new"], didCalls: ["old", "new"], movement: nil),
  ]

  @Test(arguments: cases)
  func whoIsToldFirst(_ item: Case) {
    let names = [ObjectID(index: 1): "new", ObjectID(index: 2): "old"]
    let transition = Transition(
      host: ObjectID(index: 0), kind: item.kind, entering: ObjectID(index: 1),
      leaving: ObjectID(index: 2))
    #expect(transition.beginning.map { names[$0] } == item.willCalls)
    #expect(transition.ending.map { names[$0] } == item.didCalls)
    #expect(transition.movement?.1 == item.movement)
  }

  @Test func whoIsNotThereIsNotTold() {
    let sheet = Transition(
      host: ObjectID(index: 0), kind: .present, entering: ObjectID(index: 1))
    #expect(sheet.beginning == [ObjectID(index: 1)])
    #expect(sheet.ending == [ObjectID(index: 1)])
  }
}
