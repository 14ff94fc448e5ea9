import Constraints

extension LayoutConstraint {
  /// The class that UIKit prints.
  public var className: String {
    switch origin {
    case .program, .guide, .stackView: "NSLayoutConstraint"
    case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    }
  }
}

extension LayoutSolution.BrokenConstraint {
  /// What UIKit logs; `line` prints a constraint with its angle brackets, `framework` is where the
  /// version has `UIView`.
  public func report(framework: String, line: (LayoutConstraint) -> String) -> String {
    let all = others + [constraint]
    let note =
      all.contains { $0.className == "NSAutoresizingMaskLayoutConstraint" }
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n" : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      \(note)(
      \(all.map { "    \"\(line($0))\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint \n\
      \(line(constraint))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <\(framework)/UIView.h> may also be helpful.
      """
  }
}
