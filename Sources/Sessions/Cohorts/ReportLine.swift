public import Cohorts
import Learning

extension CohortReport.Line {
  /// What a line is about: its name, or the date of a day.
  public func id(in kind: CohortReport.Kind) -> String {
    kind == .day ? Day(of: moment / 1000, zone: 0).text : name
  }
}
