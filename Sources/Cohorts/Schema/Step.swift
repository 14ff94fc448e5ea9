/// One step in the life of a cohort's schema.
///
/// Steps are only ever added at the end: a database in the field has been through a first part of
/// the list, and its table `schema_step` says which.
public struct Step: Sendable {
  /// Begins by adding its number, from 1, to `schema_step`.
  ///
  /// Plain SQL that every engine runs unchanged. Every key begins with the cohort, so that tables
  /// shard by it; no sequences, no extensions, text ids, nothing is null.
  public let script: StaticString
  /// What only PostgreSQL is told: who may read and write what.
  public let rights: StaticString?

  /// What a database has been through that is as this program knows it.
  public static var newest: Int { all.count }

  public init(script: StaticString, rights: StaticString? = nil) {
    (self.script, self.rights) = (script, rights)
  }

  public static let all = [
    Step(script: tables, rights: learnersRights),
    Step(script: seats, rights: rightsToSeats),
    Step(script: votes),
    Step(script: bells, rights: rightsToBells),
    Step(script: backdrops),
  ]
}
