/// Which items a person cannot tell apart, and every way to read an answer that names them.
///
/// Two identical calls are two items with one label. Giving one for the other must not cost
/// anything, so an entry of an answer stands for its label, and a reading says which item it is.
struct EqualLabels: Sendable {
  /// The most readings that are compared; classes that would exceed it are read in order.
  static let mostReadings = 1_000
  /// The most entries with one label for which more than one reading is looked at.
  static let mostEqualEntries = 64

  /// For each label its items, predecessors first.
  let members: [[Int]]
  private let order: PartialOrder
  private let labels: [String: String]
  private let classOfLabel: [String: Int]
  private let classOfItem: [String: Int]

  /// Items without a label are like no other.
  init(_ labels: [String: String], of order: PartialOrder) {
    var members: [[Int]] = []
    var classOfLabel: [String: Int] = [:]
    var classOfItem: [String: Int] = [:]
    for index in order.linearExtension {
      let item = order.items[index]
      let known = labels[item].flatMap { classOfLabel[$0] }
      if known == nil { members.append([]) }
      let number = known ?? members.count - 1
      members[number].append(index)
      classOfItem[item] = number
      if let label = labels[item] { classOfLabel[label] = number }
    }
    self.members = members
    self.order = order
    self.labels = labels
    self.classOfLabel = classOfLabel
    self.classOfItem = classOfItem
  }

  /// For each entry the number of its label, nil where no item has that label.
  func entries(of answer: [String]) -> [Int?] {
    answer.map { id in classOfItem[id] ?? labels[id].flatMap { classOfLabel[$0] } }
  }

  /// Every reading, at most `mostReadings`; the first takes equal labels in the order of the key.
  func readings(of entries: [Int?]) -> [[Int?]] {
    var places = Array(repeating: [Int](), count: members.count)
    for (place, number) in entries.enumerated() {
      if let number { places[number].append(place) }
    }
    var readings: [[Int?]] = [Array(repeating: nil, count: entries.count)]
    for (places, members) in zip(places, members) where !places.isEmpty {
      let limit = Self.mostReadings / readings.count
      let choices = choices(of: places.count, from: members, atMost: limit)
      readings = readings.flatMap { reading in
        choices.map { choice in
          var reading = reading
          for (place, item) in zip(places, choice) { reading[place] = item }
          return reading
        }
      }
    }
    return readings
  }

  /// The ways to give `count` entries to these items so that as many items as possible are given;
  /// only the first way if there are more than the limit.
  private func choices(of count: Int, from members: [Int], atMost limit: Int) -> [[Int]] {
    guard members.count > 1, count <= Self.mostEqualEntries else {
      return [(0..<count).map { $0 < members.count ? members[$0] : members[0] }]
    }
    var found: [[Int]] = []
    func extend(_ choice: [Int]) {
      guard found.count <= limit else { return }
      guard choice.count < count else { return found.append(choice) }
      let unused = members.filter { !choice.contains($0) }
      var tried: [Int] = []
      for item in unused where !tried.contains(where: { order.areTwins($0, item) }) {
        tried.append(item)
        extend(choice + [item])
      }
      guard count - choice.count > unused.count else { return }
      for item in members where choice.contains(item) { extend(choice + [item]) }
    }
    extend([])
    return found.count > limit ? [found[0]] : found
  }
}
