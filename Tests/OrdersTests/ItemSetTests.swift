import Testing

@testable import Orders

@Suite struct ItemSetTests {
  @Test func holdsItemsOfSeveralWords() {
    var set = ItemSet(of: 200)
    for item in [199, 3, 64] { set.insert(item) }
    #expect((0..<200).filter(set.contains) == [3, 64, 199])
    set.remove(3)
    var other = ItemSet(of: 200)
    other.insert(199)
    #expect(set.firstCommon(with: other) == 199)
    #expect(set.firstCommon(with: set) == 64)
    set.formIntersection(other)
    #expect(set == other)
    #expect(set.firstCommon(with: ItemSet(of: 200)) == nil)
  }

  @Test func theNarrowFormAgreesUpToTheLastBit() {
    var narrow: UInt64 = 0
    var wide = ItemSet(of: 64)
    for item in [0, 17, 63] {
      narrow.insert(item)
      wide.insert(item)
    }
    #expect(wide.words == [narrow])
    #expect((0..<64).filter(narrow.contains) == [0, 17, 63])
    narrow.remove(0)
    narrow.remove(17)
    #expect(narrow.firstCommon(with: .max) == 63)
  }
}
