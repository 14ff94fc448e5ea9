/// A record that was given and that no result comes from.
public struct UncountedRecord: Equatable, Sendable {
  /// Of the candidate; nil where the file does not say whose it is.
  public let id: String?
  public let path: String
  public let reason: Reason

  public enum Reason: Equatable, Sendable {
    /// Something in it is not as it was written.
    case unsound(SealedFault)
    /// The file cannot be read.
    case unreadable
    /// Another record is of another sitting with the same pack.
    case otherSitting
    /// It is of another round, of this id.
    case otherRound(String)
  }

  public init(id: String?, path: String, _ reason: Reason) {
    (self.id, self.path, self.reason) = (id, path, reason)
  }
}

extension RoundReport {
  /// Takes those who were to take part and have no place in the ranking, and the records that no
  /// result comes from: of a candidate with a result, and of a second one for the same reason,
  /// nothing is said.
  public mutating func take(candidates ids: [String], uncounted records: [UncountedRecord]) {
    let here = Set(candidates.map(\.id))
    for record in records {
      let isHere = record.id.map(here.contains) ?? false
      let isKnown = uncounted.contains {
        $0.id != nil && $0.id == record.id && $0.reason == record.reason
      }
      if !isHere, !isKnown { uncounted.append(record) }
    }
    let told = here.union(uncounted.compactMap(\.id))
    missing = ids.filter { !told.contains($0) }
  }
}
