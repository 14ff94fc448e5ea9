import Curriculum
import Interpreter
import Testing
import TypedTree

@testable import Phrases

@Suite struct EnglishObjectiveCFactsTests {
  private static func conversion(
    _ purpose: ObjectiveCFact.Conversion.Purpose
  ) -> ObjectiveCFact.Conversion {
    .init(from: "NSNumber *", to: "NSString *", purpose: purpose)
  }

  /// What clang 21 writes.
  private static let cases: [(LanguageFact, String)] = [
    (.objectiveC(.noMember("z", ofStructure: "Cell")), "no member named 'z' in 'Cell'"),
    (.objectiveC(.excessElements(isArray: true)), "excess elements in array initializer"),
    (.objectiveC(.methodDefinitionNotFound("tare")), "method definition for 'tare' not found"),
    (
      .objectiveC(.protocolMethodNotImplemented("weight", protocol: "Weighing")),
      "method 'weight' in protocol 'Weighing' not implemented"
    ),
    (
      .objectiveC(.missingReturn(inSomePaths: true)),
      "non-void function does not return a value in all control paths"
    ),
    (.objectiveC(.valueFromVoid("reset")), "void method 'reset' should not return a value"),
    (.objectiveC(.returnWithoutValue("half")), "non-void method 'half' should return a value"),
    (.objectiveC(.missingSuper("dealloc")), "method possibly missing a [super dealloc] call"),
    (
      .objectiveC(.incompatiblePointers(conversion(.initializing))),
      "incompatible pointer types initializing 'NSString *' with an expression of type 'NSNumber *'"
    ),
    (
      .objectiveC(.incompatiblePointers(conversion(.assigning))),
      "incompatible pointer types assigning to 'NSString *' from 'NSNumber *'"
    ),
    (
      .objectiveC(.incompatiblePointers(conversion(.sending))),
      "incompatible pointer types sending 'NSNumber *' to parameter of type 'NSString *'"
    ),
    (
      .argumentCount(of: "sum", expected: 2, found: 1),
      "too few arguments to function call, expected 2, have 1"
    ),
    (
      .autoreleasePoolClass,
      "'NSAutoreleasePool' is unavailable: not available in automatic reference counting mode"
    ),
  ]

  @Test(arguments: cases)
  func theWordsAreThoseOfClang(_ fact: LanguageFact, _ words: String) {
    #expect(Phrasebook(.en).message(fact) == words)
  }
}
