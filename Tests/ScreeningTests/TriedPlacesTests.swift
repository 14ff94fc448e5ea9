import Curriculum
import Notation
import Testing

@testable import Screening

/// What could not be written and is tried again is sealed for a place of its own.
@Suite struct TriedPlacesTests {
  private func entries(at wall: Int) -> [Entry] {
    let moment = Moment(wall: wall, boot: 9)
    return [
      Entry(.answered, at: moment, item: "Q1", language: .en, payload: .string("a")),
      Entry(.shown, at: moment, item: "Q2", language: .en),
    ]
  }

  @Test func nothingIsSealedTwiceForAMoment() {
    var tried = TriedPlaces()
    let walls = [50, 50, 51, 50, 53].map { tried.take(entries(at: $0)).map(\.at.wall) }
    #expect(walls == [[50, 50], [51, 51], [52, 52], [53, 53], [54, 54]])
  }

  @Test func nothingElseOfAnEntryChanges() {
    var tried = TriedPlaces()
    _ = tried.take(entries(at: 7))
    #expect(tried.take(entries(at: 7)).map(\.at.boot) == [9, 9])
    #expect(tried.take(entries(at: 7)).map(\.kind) == [.answered, .shown])
    #expect(tried.take([]).isEmpty)
  }
}
