package import ObjectModel
package import Syntax
package import TypedTree

/// What a piece of code sees from where it stands: what the program and the framework declare, and
/// what surrounds the code.
///
/// Questions are answered from declarations alone: nothing is typed, changed or reported for them. Only
/// for which targets the answers hold is written down.
package struct Sight {
  package var declarations: Declarations
  package var classes: ClassTable
  package var variables: VariableTable
  /// What surrounds the code at hand.
  package var context: Surroundings
  /// The version of iOS that the app is made for.
  package let target: UIKitVersion
  /// What was asked of versions so far.
  package let asked: AskedVersions
  /// Whether declarations are looked at for the first time, and others are yet to come.
  package var isFirstLook = false

  package init(
    _ declarations: Declarations, _ classes: ClassTable, _ variables: VariableTable,
    from context: Surroundings, target: UIKitVersion, span: VersionSpan
  ) {
    self.declarations = declarations
    self.classes = classes
    self.variables = variables
    self.context = context
    self.target = target
    asked = AskedVersions(span)
  }

  /// Whether the code is Swift's; else it is Objective-C's.
  package var isSwift: Bool { context.dialect == .swift }
}
