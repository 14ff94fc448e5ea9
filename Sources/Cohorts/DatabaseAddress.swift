/// Where a cohort's database is: a file on this machine, or a server.
public enum DatabaseAddress: Hashable, Sendable {
  case file(String)
  case server(String)

  /// What is written as a URL is a server's, be it one that no server has.
  public init(_ text: String) {
    self = text.contains("://") ? .server(text) : .file(text)
  }

  /// As it may be shown and copied: passwords stay out of sight, and how the server is proved does not.
  public var shown: String { shown(as: nil) }

  /// - Parameter role: stands in place of whoever the address names.
  public func shown(as role: String?) -> String {
    guard case .server(let url) = self else { return text }
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    let authority = url[start...].prefix { $0 != "/" && $0 != "?" }
    var shown = String(url[..<start])
    var (user, host) = (""[...], authority)
    if let at = authority.lastIndex(of: "@") {
      user = authority[..<at].prefix { $0 != ":" } + "@"
      host = authority[authority.index(after: at)...]
    }
    shown += role.map { $0 + "@" } ?? String(user)
    shown += host
    let path = url[authority.endIndex...].prefix { $0 != "?" }
    let parameters = url[path.endIndex...].dropFirst().split(separator: "&")
    let kept = parameters.filter { parameter in
      Self.shownParameters.contains(String(parameter.prefix { $0 != "=" }))
    }
    shown += path
    return kept.isEmpty ? shown : shown + "?" + kept.joined(separator: "&")
  }

  /// Parameters of a URL that hold no secret (libpq, "Parameter Key Words").
  private static let shownParameters: Set<String> = [
    "channel_binding", "dbname", "host", "hostaddr", "port", "sslmode", "sslrootcert",
    "target_session_attrs",
  ]

  private var text: String {
    switch self {
    case .file(let text), .server(let text): text
    }
  }
}
