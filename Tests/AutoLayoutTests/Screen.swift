import AutoLayout
import Constraints
import ObjectModel

/// Views by name below `root`, 320 × 480 at {0, 20}, and constraints as equations:
/// `a.leading == 0.5 * root.leading + 20 @ 750`.
struct Screen {
  var layout = Layout()
  private var names: [String] = []
  private(set) var faults: [LayoutFault] = []

  init(width: Double = 320, height: Double = 480) {
    add("root", in: nil, frame: Rect(x: 0, y: 20, width: width, height: height), .frame([]))
  }

  /// Views of the given content, each `a`, `a 100x50`, `a 100x` or `a x50`, below `root`.
  init(_ views: String..., equations: String) {
    self.init()
    for view in views {
      let words = view.split(separator: " ")
      add(String(words[0]))
      guard words.count > 1 else { continue }
      let sizes = words[1].split(separator: "x", omittingEmptySubsequences: false)
      self[words[0]].horizontal.size = Double(sizes[0])
      self[words[0]].vertical.size = Double(sizes[1])
    }
    constrain(equations)
  }

  mutating func add(
    _ name: String, in owner: String? = "root", frame: Rect = Rect(),
    _ placement: LayoutItem.Placement = .constraints
  ) {
    names.append(name)
    layout.items.append(
      LayoutItem(id(name), in: owner.map(id), frame: frame, placement: placement))
  }

  func id(_ name: some StringProtocol) -> ObjectID {
    ObjectID(index: names.firstIndex { $0 == name } ?? -1)
  }

  func name(_ id: ObjectID) -> String {
    names.indices.contains(id.index) ? names[id.index] : "spacer"
  }

  subscript(_ name: some StringProtocol) -> LayoutItem {
    get { layout.items[id(name).index] }
    set { layout.items[id(name).index] = newValue }
  }

  mutating func constrain(_ equations: String) {
    for line in equations.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let sides = line.split(separator: "@")
      let words = sides[0].split(separator: " ")
      let relations: [Substring: LayoutConstraint.Relation] = [
        "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
      ]
      guard let first = term(words[0]), let relation = relations[words[1]] else { continue }
      var second: LayoutTerm?
      var (sign, factor, constant) = (1.0, 1.0, 0.0)
      for (place, word) in words.enumerated().dropFirst(2) {
        if word == "-" { sign = -1 }
        if let found = term(word) { second = found }
        guard let number = Double(word) else { continue }
        if place + 1 < words.count, words[place + 1] == "*" {
          factor = number
        } else {
          constant = sign * number
        }
      }
      let priority =
        sides.count > 1 ? Double(sides[1].filter { $0 != " " }).map(Priority.init) : nil
      do {
        layout.constraints.append(
          try LayoutConstraint(
            first, relation, second, times: factor, plus: constant, at: priority ?? .required))
      } catch {
        faults.append(error)
      }
    }
  }

  private func term(_ word: Substring) -> LayoutTerm? {
    let parts = word.split(separator: ".")
    guard parts.count == 2, let attribute = LayoutAttribute(rawValue: String(parts[1])) else {
      return nil
    }
    return LayoutTerm(id(parts[0]), attribute)
  }

  /// `a 20 20 280x50`, `?` after what is ambiguous; without the root.
  var frames: String {
    let solution = layout.solution()
    return layout.items.dropFirst()
      .map { item in
        guard let frame = solution.frames[item.id] else { return "\(name(item.id)) none" }
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          .map { number in
            let value = (number * 1000).rounded() / 1000
            return value == value.rounded() ? "\(Int(value))" : "\(value)"
          }
        let doubt = solution.ambiguous.contains(item.id) ? " ?" : ""
        return "\(name(item.id)) \(numbers[0]) \(numbers[1]) \(numbers[2])x\(numbers[3])\(doubt)"
      }
      .joined(separator: ", ")
  }

  func line(_ constraint: LayoutConstraint) -> String {
    constraint.description(name: name) { id in
      layout.items.first { $0.id == id }?.owner
    }
  }
}
