import Cohorts

/// Where changes of one cohort are announced.
///
/// A client hears its channels only; its backend is woken by an announcement on any channel of the
/// database all the same, up to PostgreSQL 18 (`SignalBackends` in `async.c`). So announcements are
/// to be few, and not one an answer: `Database.announce`.
struct Channel: Hashable {
  let change: Change
  let cohort: String

  /// A plain name, as a cohort may have any; where two have the same, what is announced says which.
  var name: String {
    // FNV-1a of 64 bits.
    let hash = cohort.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "viewdidlearn_\(change)_\(String(hash, radix: 16))"
  }
}
