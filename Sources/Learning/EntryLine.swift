public import Notation

extension Entry {
  /// The entry as programs read it: what happened, to what and when, then what its kind says more.
  ///
  /// What was asked is `asked`, for `kind` says what happened. An answer has all fields that answers
  /// have; what an older entry does not know is null.
  public var line: JSON {
    var members = [
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("item", .string(item)),
      JSON.Member("time", .integer(time.wall)), JSON.Member("language", .string(language)),
    ]
    for member in payload.members ?? [] {
      members.append(JSON.Member(member.name == "kind" ? "asked" : member.name, member.value))
    }
    if kind == .answered {
      let known = Set(members.map(\.name))
      members += Entry.fieldsOfAnswers.filter { !known.contains($0) }
        .map { JSON.Member($0, .null) }
    }
    return .object(members)
  }

  private static let fieldsOfAnswers = [
    "asked", "answer", "score", "tries", "hints", "shown", "seconds", "dialect", "ios", "seed",
  ]
}
