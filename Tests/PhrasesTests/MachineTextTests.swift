import Curriculum
import Syntax
import Testing

@testable import Mistakes
@testable import Phrases

/// What programs read of findings, in English.
@Suite struct MachineTextTests {
  private func text(_ subject: Finding.Subject, _ evidence: Evidence) -> String {
    Phrasebook(.en).machineText(
      of: Finding(
        subject: subject, type: "Note", object: "note", line: 7, evidence: evidence,
        style: CodeStyle(dialect: .objectiveC, memory: .automatic)))
  }

  @Test func aMistakeIsToldAsItHappened() {
    #expect(
      text(.mistake(.outletBeforeLoad), .outletWasNil("text"))
        == "outlet 'text' of note was used before the view was loaded, and was nil")
  }

  @Test func whatIsOnNoListBeginsWithItsName() {
    #expect(
      text(.oddity(.viewNotSet), .viewNotSet)
        == "loadView without a view: loadView of note returned without a view")
  }

  @Test func programsReadWholeBytes() {
    #expect(
      text(.mistake(.memoryHeldThroughWarning), .heldThroughWarning("image", bytes: 1_250_000))
        == "note is not on screen, and held 1250000 bytes in 'image' through a memory warning")
  }
}
