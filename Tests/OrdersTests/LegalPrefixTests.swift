import Testing

@testable import Orders

@Suite struct LegalPrefixTests {
  /// The length of the longest prefix that some right answer begins with, by listing them all.
  private func bruteForce(_ entries: [Int?], classes: [Int], order: PartialOrder) -> Int {
    var best = 0
    for model in linearExtensions(of: order) {
      let common = zip(model, entries).prefix { classes[$0] == $1 }.count
      best = max(best, common)
    }
    return best
  }

  @Test func agreesWithEveryLinearExtension() throws {
    var random = RandomOrder(seed: 5)
    for _ in 0..<1_000 {
      let order = try random.order(upTo: 6)
      let answer = random.places(of: order.items.count, omitting: 2, repeating: 1)
      let labels = EqualLabels([:], of: order)
      let entries = labels.entries(of: answer.map { order.items[$0] })
      var classes = Array(repeating: -1, count: order.items.count)
      for (number, members) in labels.members.enumerated() { classes[members[0]] = number }
      let prefix = LegalPrefix.longest(of: entries, in: order, labels: labels)
      #expect(prefix == Array(answer.prefix(prefix.count)))
      #expect(prefix.count == bruteForce(entries, classes: classes, order: order))
    }
  }

  @Test func agreesWithEveryLinearExtensionWhereLabelsAreEqual() throws {
    var random = RandomOrder(seed: 6)
    for _ in 0..<1_000 {
      let order = try random.order(upTo: 6)
      let names = order.items.map { ($0, "label \(random.number(below: 3))") }
      let labels = EqualLabels(Dictionary(uniqueKeysWithValues: names), of: order)
      var classes = Array(repeating: -1, count: order.items.count)
      for (number, members) in labels.members.enumerated() {
        for member in members { classes[member] = number }
      }
      let answer = random.places(of: order.items.count, omitting: 1)
      let entries = labels.entries(of: answer.map { order.items[$0] })
      let prefix = LegalPrefix.longest(of: entries, in: order, labels: labels)
      #expect(prefix.count == bruteForce(entries, classes: classes, order: order))
      #expect(isLegal(prefix, in: order))
    }
  }

  @Test func isNotLostAmongManyTwins() throws {
    let calls = (0..<40).map { "layout \($0)" }
    let order = try PartialOrder(items: calls + ["end"], before: calls.map { ($0, "end") })
    let labels = EqualLabels(
      Dictionary(uniqueKeysWithValues: calls.map { ($0, "layoutSubviews") }), of: order)
    let answer = Array(calls.dropLast().reversed()) + ["end"]
    let entries = labels.entries(of: answer)
    #expect(LegalPrefix.longest(of: entries, in: order, labels: labels).count == 39)
  }
}
