import Diagnostics
public import Notation

// A goal as it is kept with the key of a question, whose file need not be there any more: a row of
// words for each thing that is demanded, without the places where it was written.
extension Expectation {
  public var kept: JSON {
    var members: [JSON.Member] = []
    func add<Demanded>(
      _ name: String, _ demanded: [Demanded]?, _ row: (Demanded) -> [String?]
    ) {
      guard let rows = demanded?.map(row) else { return }
      members.append(
        JSON.Member(
          name, .array(rows.map { .array($0.map { word in word.map(JSON.string) ?? .null }) })))
    }
    add("trace", trace) { [$0.object, $0.selector] }
    add("without", without) { [$0.object, $0.selector] }
    for dialect in Snippet.Dialect.allCases {
      add("prints-\(dialect.rawValue)", prints?.written[dialect]) { [$0.value] }
    }
    add("warns", warns) { [$0.value] }
    add("mistakes", mistakes) { [$0.value] }
    add("leaks", leaks) { [$0.value] }
    add("freed", freed) { [$0.value] }
    add("owners", owners) { [$0.object] + $0.wanted.row }
    add("sizes", sizes) { [$0.view, "\($0.width)", "\($0.height)"] }
    add("values", values) { [$0.expression, $0.wanted] }
    add("states", states) { [$0.object, $0.place.rawValue] }
    add("tree", tree) { [$0.child, $0.parent] }
    add("ends", ends.map { [$0.value] }) { $0.row }
    add("keeps", keeps) { [$0.value] }
    return .object(members)
  }

  /// Reads what was kept; nil for anything else.
  public init?(kept json: JSON) {
    self.init(at: .nowhere)
    /// What is made of each row, whose words are told with what stands for none.
    func all<Demanded>(_ name: String, _ make: (_ words: [String?]) -> Demanded?) -> [Demanded]? {
      json[name]?.elements?.compactMap { row in
        row.elements.flatMap { make($0.map(\.string) + [nil, nil, nil]) }
      }
    }
    func words(_ name: String) -> [Located<String>]? {
      all(name) { $0[0].map { Located($0, at: .nowhere) } }
    }
    func call(_ words: [String?]) -> ExpectedCall? {
      words[1].map { ExpectedCall(object: words[0], selector: $0, at: .nowhere) }
    }
    (trace, without) = (all("trace", call), all("without", call) ?? [])
    let lines = Snippet.Dialect.allCases.compactMap { dialect in
      words("prints-\(dialect.rawValue)").map { (dialect, $0) }
    }
    if !lines.isEmpty { prints = Lines(written: Dictionary(lines) { first, _ in first }) }
    (warns, mistakes, leaks) = (words("warns"), words("mistakes"), words("leaks"))
    (freed, keeps) = (words("freed") ?? [], words("keeps") ?? [])
    owners =
      all("owners") { words in
        words[0].map {
          Owners(object: $0, wanted: Owners.Wanted(words.dropFirst()), range: .nowhere)
        }
      } ?? []
    sizes =
      all("sizes") { words in
        guard let view = words[0], let width = words[1].flatMap({ Double($0) }),
          let height = words[2].flatMap({ Double($0) })
        else { return nil }
        return Size(view: view, width: width, height: height, range: .nowhere)
      } ?? []
    values =
      all("values") { words in
        guard let expression = words[0], let wanted = words[1] else { return nil }
        return Value(expression, is: wanted, at: .nowhere)
      } ?? []
    states =
      all("states") { words in
        guard let object = words[0], let place = words[1].flatMap(State.Place.init) else {
          return nil
        }
        return State(object: object, place: place, range: .nowhere)
      } ?? []
    tree =
      all("tree") { words in
        guard let child = words[0], let parent = words[1] else { return nil }
        return Holding(child: child, parent: parent, range: .nowhere)
      } ?? []
    ends = all("ends") { Ending($0).map { Located($0, at: .nowhere) } }?.first
    // Whoever left out what was not understood would demand less.
    if kept != json { return nil }
  }
}

extension Expectation.Owners.Wanted {
  /// A number, or names behind no word.
  fileprivate var row: [String?] {
    switch self {
    case .count(let count): ["\(count)"]
    case .names(let names): [nil] + names
    }
  }

  fileprivate init(_ row: some Collection<String?>) {
    if let count = row.first.flatMap({ $0 }).flatMap({ Int($0) }) {
      self = .count(count)
    } else {
      self = .names(row.compactMap(\.self))
    }
  }
}

extension Expectation.Ending {
  fileprivate var row: [String?] {
    switch self {
    case .exception(let name): ["exception", name]
    case .crash(let name): ["crash", name]
    }
  }

  fileprivate init?(_ row: [String?]) {
    guard let name = row[1] else { return nil }
    switch row[0] {
    case "exception": self = .exception(name)
    case "crash": self = .crash(name)
    default: return nil
    }
  }
}
