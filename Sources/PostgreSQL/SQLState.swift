import Cohorts

/// What a server calls an error: five characters (PostgreSQL 15, appendix A).
struct SQLState {
  let code: String
  /// The server's own words.
  let message: String

  var fault: DatabaseFault {
    switch code {
    case "28000", "28P01", "3D000": .loginRefused(reason: message)
    case "42501": .forbidden
    case "53100": .full
    case "25006": .readOnly
    case "55P03", "57014", "53300": .busy
    // Two were about to make the same thing, or to change it.
    case "23505", "40001", "40P01", "42P07", "42710": .conflict
    case "57P01", "57P02", "57P03": .lost(reason: message)
    case _ where code.hasPrefix("08"): .lost(reason: message)
    case "XX001", "XX002": .damaged
    default: .failed(reason: message)
    }
  }
}

extension SQLState {
  /// Reads what libpq says, asked for all it knows, of a server that refuses a connection:
  /// `… FATAL:  28P01: password authentication failed for user "ann"`, then other lines.
  ///
  /// nil where no server has answered.
  init?(refusal: String) {
    for line in refusal.split(separator: "\n") {
      let words = line.split(separator: ":  ", maxSplits: 1)
      guard words.count == 2, case let parts = words[1].split(separator: ": ", maxSplits: 1),
        parts.count == 2, parts[0].utf8.count == 5,
        parts[0].allSatisfy({ $0.isASCII && ($0.isNumber || $0.isUppercase) })
      else { continue }
      self.init(code: String(parts[0]), message: String(parts[1]))
      return
    }
    return nil
  }
}
