import Testing

@testable import Orders

@Suite struct EqualLabelsTests {
  private let labels = ["d1": "viewDidLoad", "d2": "viewDidLoad", "u": "viewDidUnload"]

  private func equalLabels() throws -> EqualLabels {
    EqualLabels(labels, of: try PartialOrder(sequence: ["d1", "u", "d2"]))
  }

  @Test func entriesStandForLabels() throws {
    let labels = try equalLabels()
    #expect(labels.members == [[0, 2], [1]])
    #expect(labels.entries(of: ["d2", "d1", "u", "x"]) == [0, 0, 1, nil])
  }

  @Test func theFirstReadingFollowsTheKey() throws {
    let labels = try equalLabels()
    let readings = labels.readings(of: labels.entries(of: ["d2", "u", "d1"]))
    #expect(readings == [[0, 1, 2], [2, 1, 0]])
  }

  @Test func oneOccurrenceMayBeAnyOfThem() throws {
    let labels = try equalLabels()
    #expect(labels.readings(of: [nil, 0]) == [[nil, 0], [nil, 2]])
  }

  @Test func readsAsManyItemsAsThereAreBeforeItReadsADuplicate() throws {
    let labels = try equalLabels()
    let readings = labels.readings(of: [0, 0, 0])
    #expect(readings.count == 6)
    #expect(readings.allSatisfy { $0.contains(0) && $0.contains(2) })
  }

  @Test func readsInOrderWhereThereWouldBeTooManyReadings() throws {
    let names = (0..<9).map(String.init)
    let order = try PartialOrder(sequence: names)
    let labels = EqualLabels(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "layoutSubviews") }), of: order)
    let readings = labels.readings(of: Array(repeating: 0, count: 9))
    #expect(readings == [Array(0..<9)])
  }

  @Test func aLabelledItemIsNotTheItemOfThatName() throws {
    let order = try PartialOrder(sequence: ["a", "b"])
    let labels = EqualLabels(["b": "a"], of: order)
    #expect(labels.members == [[0], [1]])
  }
}
