import Learning
import Notation

// Journals of two machines become one.
extension Journal {
  /// All there is, to be written down.
  public func copy() throws(JournalError) -> JournalCopy {
    try access { (connection) throws(DatabaseFailure) in JournalCopy(rows: try connection.rows()) }
  }

  /// Adds what a copy has and the journal has not, and answers how many entries that were.
  ///
  /// An entry is known by all it says: what happened twice stays twice, and adding a copy a second
  /// time adds nothing. Both are put in one order by their times, all or nothing; what another
  /// machine's sandbox was made of goes to the front, so that this one's stays as it is.
  public func add(_ copy: JournalCopy) throws(JournalError) -> Int {
    try access { (connection) throws(DatabaseFailure) in
      try connection.transaction(.writing) { () throws(DatabaseFailure) in
        let own = try connection.rows()
        let new = copy.rows(missingIn: own)
        if new.isEmpty { return 0 }
        try connection.run("DELETE FROM entry")
        for row in Merged(own, new).rows { _ = try row.insert(into: connection) }
        return new.count
      }
    }
  }
}

extension Connection {
  fileprivate func rows() throws(DatabaseFailure) -> [StoredEntry] {
    var rows: [StoredEntry] = []
    try run("SELECT * FROM entry ORDER BY sequence") { rows.append(StoredEntry($0)) }
    return rows
  }
}

extension JournalCopy {
  fileprivate func rows(missingIn own: [StoredEntry]) -> [StoredEntry] {
    var known: [StoredEntry: Int] = [:]
    for row in own { known[row.identity, default: 0] += 1 }
    return rows.filter { row in
      let identity = row.identity
      guard let count = known[identity], count > 0 else { return true }
      known[identity] = count - 1
      return false
    }
  }
}

/// The rows of two journals, in one order and with new numbers.
private struct Merged {
  private(set) var rows: [StoredEntry] = []
  /// The new numbers of a journal's rows by their old ones, and the number before the first.
  private var places: [Origin: [Int: Int]] = [:]
  private var floors: [Origin: Int] = [:]

  enum Origin { case own, other }

  init(_ own: [StoredEntry], _ new: [StoredEntry]) {
    // An empty journal becomes the other one, its sandbox included.
    let front = own.isEmpty ? [] : new.filter(\.isOfSandbox)
    for row in front { append(row, .other) }
    floors[.own] = rows.count
    if let first = own.first, !front.isEmpty, !own.contains(where: \.startsSandbox) {
      append(first.startingSandbox, .own)
    }
    var others = (own.isEmpty ? new : new.filter { !$0.isOfSandbox })[...]
    for row in own {
      while let next = others.first, next.wall < row.wall {
        append(next, .other)
        others.removeFirst()
      }
      append(row, .own)
    }
    for row in others { append(row, .other) }
  }

  /// Where a row names the place of an older one, it goes on naming it.
  private mutating func append(_ row: StoredEntry, _ origin: Origin) {
    var row = row
    if let sequence = row.sequence { places[origin, default: [:]][sequence] = rows.count + 1 }
    row.sequence = rows.count + 1
    row.payload =
      row.payload(withFrom: { from in
        places[origin]?.filter { $0.key <= from }.max { $0.key < $1.key }?.value
          ?? floors[origin] ?? 0
      }) ?? row.payload
    rows.append(row)
  }
}

extension StoredEntry {
  /// All that it says, whatever the places in the journal.
  fileprivate var identity: StoredEntry {
    var entry = self
    entry.sequence = nil
    entry.payload = payload(withFrom: { _ in 0 }) ?? payload
    return entry
  }

  /// Whether the sandbox is made again from it.
  fileprivate var isOfSandbox: Bool {
    let kinds: [Entry.Kind] = [.ran, .travelled, .sandboxStarted]
    return item.isEmpty && kinds.map(\.rawValue).contains(kind)
  }

  fileprivate var startsSandbox: Bool { kind == Entry.Kind.sandboxStarted.rawValue }

  /// An entry of the same moment behind which a sandbox begins.
  fileprivate var startingSandbox: StoredEntry {
    var entry = self
    entry.kind = Entry.Kind.sandboxStarted.rawValue
    entry.item = ""
    entry.sequence = 0
    entry.payload = JSON.object([JSON.Member("from", .integer(0))]).encoded()
    return entry
  }

  /// The payload of a started sandbox with another place in it; nil where it names none.
  fileprivate func payload(withFrom place: (Int) -> Int) -> String? {
    guard startsSandbox, let json = try? JSON(parsing: payload), var members = json.members,
      let index = members.firstIndex(where: { $0.name == "from" }),
      let from = members[index].value.integer
    else { return nil }
    members[index].value = .integer(place(from))
    return JSON.object(members).encoded()
  }
}
