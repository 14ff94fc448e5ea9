import Constraints

/// Constraints as they are written on paper, one a line or `;`: `x + 2 w <= 300 @ 750`.
///
/// Names of w and h are not negative, all others any number.
struct LinearSystem {
  private(set) var solver = Solver()
  private(set) var variables: [String: Variable] = [:]
  private(set) var ids: [ConstraintID?] = []
  /// `2 with 0, 1`: by the places of the lines.
  private(set) var conflicts: [String] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) { add(line) }
    solver.solve()
  }

  mutating func add(_ line: Substring) {
    let sides = line.split(separator: "@")
    let priority = sides.count > 1 ? Double(sides[1].filter { $0 != " " }) ?? 1000 : 1000
    let relations: [(String, LinearConstraint.Relation)] = [
      ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("==", .equal),
    ]
    for (sign, relation) in relations {
      let halves = sides[0].split(separator: sign, omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      let constraint = LinearConstraint(
        expression(halves[0]), relation, expression(halves[1]), at: Priority(priority))
      do {
        ids.append(try solver.add(constraint))
      } catch {
        let others = error.others.map { id in ids.firstIndex(of: id).map(String.init) ?? "?" }
        conflicts.append("\(ids.count) with \(others.joined(separator: ", "))")
        ids.append(nil)
      }
    }
  }

  mutating func remove(_ place: Int) {
    if let id = ids[place] { solver.remove(id) }
    solver.solve()
  }

  private mutating func expression(_ text: Substring) -> Expression {
    var sum = Expression()
    var sign = 1.0
    var factor: Double?
    for word in (text + " +").split(separator: " ") {
      if word == "+" || word == "-" {
        if let factor { sum.constant += sign * factor }
        factor = nil
        sign = word == "-" ? -1 : 1
      } else if let number = Double(word) {
        factor = number
      } else {
        sum = sum + Expression(variable(String(word)), times: sign * (factor ?? 1))
        factor = nil
      }
    }
    return sum
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let isSize = name.hasPrefix("w") || name.hasPrefix("h")
    let variable = solver.makeVariable(isSize ? .nonNegative : .any)
    variables[name] = variable
    return variable
  }

  /// `w = 280, x = 20`, with `?` after what is ambiguous.
  var values: String {
    let ambiguous = solver.ambiguousVariables()
    return variables.sorted { $0.key < $1.key }
      .map { name, variable in
        let value = (solver.value(of: variable) * 1e6).rounded() / 1e6
        let whole = value == value.rounded() ? String(Int(value)) : String(value)
        return ambiguous.contains(variable) ? "\(name) ?" : "\(name) = \(whole)"
      }
      .joined(separator: ", ")
  }

  func value(_ name: String) -> Double? { variables[name].map(solver.value) }
}
