public import Curriculum

extension Expectation {
  /// How its conditions are meant.
  public enum Sense: Sendable {
    /// The run shows exactly this.
    case exactly
    /// The run shows this among other things; what only UIKit sends counts if UIKit sent it.
    case goal
  }

  /// One of the things that must hold.
  enum Condition {
    case trace([ExpectedCall])
    case without(ExpectedCall)
    case prints([String])
    case warns([String])
    case mistakes([Int])
    case leaks([String])
    case freed(String)
    case owners(Owners)
    case size(Size)
    case value(Value)
    case state(State)
    case holding(Holding)
    case ends(Ending)
    case keeps(String)
  }

  /// What must hold, one by one; printed lines are those of a dialect.
  func conditions(in dialect: Snippet.Dialect) -> [Condition] {
    var conditions: [Condition] = []
    if let trace { conditions.append(.trace(trace)) }
    conditions += without.map { .without($0) }
    if let prints { conditions.append(.prints(prints[dialect].map(\.value))) }
    if let warns { conditions.append(.warns(warns.map(\.value))) }
    if let mistakes { conditions.append(.mistakes(mistakes.compactMap { Int($0.value) })) }
    if let leaks { conditions.append(.leaks(leaks.map(\.value))) }
    conditions += freed.map { .freed($0.value) }
    conditions += owners.map { .owners($0) }
    conditions += sizes.map { .size($0) }
    conditions += values.map { .value($0) }
    conditions += states.map { .state($0) }
    conditions += tree.map { .holding($0) }
    if let ends { conditions.append(.ends(ends.value)) }
    conditions += keeps.map { .keeps($0.value) }
    return conditions
  }

  /// The first of its conditions that a run does not meet; nil where it meets all. Where the app has
  /// ended and should not, that is why.
  public func lack(
    in observation: Observation, as sense: Sense, _ dialect: Snippet.Dialect
  ) -> Lack? {
    let lack = conditions(in: dialect).lazy
      .compactMap { observation.lack(of: $0, as: sense) }.first
    guard lack != nil, sense == .goal, ends == nil, let fault = observation.fault else {
      return lack
    }
    return .ended(fault)
  }

  /// What a run did that its goal does not list: a mistake, a warning, an end.
  public func trouble(in observation: Observation) -> Lack? {
    if !observation.isSound { return .wrongCode }
    if ends == nil, let fault = observation.fault { return .ended(fault) }
    if mistakes == nil, let finding = observation.parts.flatMap(\.findings).first {
      return .mistake(finding)
    }
    let listed = (warns ?? []).map { Wildcard($0.value) }
    if let warning = observation.warnings.first(where: { line in
      !listed.contains { $0.matches(line) }
    }) {
      return .unwantedWarning(warning)
    }
    return nil
  }
}
