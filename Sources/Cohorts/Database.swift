/// A cohort's database: a file on this machine, or a server.
///
/// Tables are the truth: what was answered for here is there for everybody.
public protocol Database: AnyObject {
  /// Runs a statement and answers its rows.
  @discardableResult
  func run(_ statement: Statement, _ values: [Datum]) throws(DatabaseFault) -> [Row]

  /// All of `body` is done, or nothing. Where the connection was lost it is begun anew.
  func transaction<Result>(
    _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result

  /// Returns when something of a cohort may have changed since the last call, when a signal came, or
  /// after so long: whether it is worth looking again, a hint and not a promise.
  @discardableResult
  func awaitChange(
    _ change: Change, of cohort: String, milliseconds: Int
  ) throws(DatabaseFault) -> Bool

  /// Wakes those who wait for a change of a cohort, as far as the engine can. Of answers the first
  /// one is announced after each `heedAnswers`, and those behind it are not: however many answer at
  /// once, their presenter is woken once.
  func announce(_ change: Change, of cohort: String) throws(DatabaseFault)

  /// To be called before answers are counted: those that come from now on are announced anew.
  func heedAnswers(of cohort: String) throws(DatabaseFault)

  /// From now on whatever has to wait for the engine fails with `.putOff` once a descriptor can be
  /// read, a keyboard's, and may be asked again; nil: everything waits.
  func giveWay(to descriptor: Int32?)

  /// Whether there are any tables of ours.
  func hasSchema() throws(DatabaseFault) -> Bool

  /// Runs what a step says to this engine.
  func take(_ step: Step) throws(DatabaseFault)
}

extension Database {
  /// Brings the schema to what this program knows; one that is there already is only looked at.
  public func migrate() throws(DatabaseFault) { try migrate(through: Step.all) }

  /// - Parameter steps: all that this program knows.
  func migrate(through steps: [Step]) throws(DatabaseFault) {
    while case let step = try newestStep(), step != steps.count {
      guard step < steps.count else { throw .newerSchema(step: step, known: steps.count) }
      do throws(DatabaseFault) {
        try transaction { () throws(DatabaseFault) in
          // Somebody else may have been quicker.
          if try newestStep() == step { try take(steps[step]) }
        }
      } catch .conflict {
        // Or is at it: whoever lost looks anew, and the other's step is there.
      } catch .forbidden {
        throw step > 0 ? .oldSchema(step: step, needed: steps.count) : .noTables
      }
    }
  }

  /// The number of the newest step that the database has been through; 0 where it is empty.
  private func newestStep() throws(DatabaseFault) -> Int {
    try hasSchema() ? run(.newestStep, [])[0].integer(0) : 0
  }
}
