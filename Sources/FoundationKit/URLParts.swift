/// The parts of an address, each as the address writes it (RFC 3986).
struct URLParts: Equatable, Sendable {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  /// Of `NSURLComponents()`: no part is there, and the path is empty.
  init() {}

  /// Nil for a text with what no address may hold.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 32 && $0 < 127 && !"\"<>\\^`{|}".utf8.contains($0) }) else {
      return nil
    }
    var rest = text[...]
    if let sign = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: sign)...])
      rest = rest[..<sign]
    }
    if let sign = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: sign)...])
      rest = rest[..<sign]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest.dropFirst(2 + authority.count)
      guard take(authority: authority) else { return nil }
    }
    path = String(rest)
  }

  /// What stands between `//` and the path: user, password, host and port. False for brackets that
  /// do not end, and for a port that is no number; an empty port is allowed.
  private mutating func take(authority: Substring) -> Bool {
    var place = authority
    if let at = place.lastIndex(of: "@") {
      let parts = place[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = String(parts[0])
      password = parts.count > 1 ? String(parts[1]) : nil
      place = place[place.index(after: at)...]
    }
    guard let name = place.hostName else { return false }
    host = String(name)
    let rest = place[name.endIndex...]
    if rest.isEmpty { return true }
    let digits = rest.dropFirst()
    port = Int(digits)
    return rest.first == ":" && digits.allSatisfy { $0.isASCII && $0.isNumber }
      && (port != nil || digits.isEmpty)
  }

  /// The whole address; nil where a path behind a host would run into it.
  var text: String? {
    if host != nil, !path.isEmpty, !path.hasPrefix("/") { return nil }
    var text = scheme.map { $0 + ":" } ?? ""
    if let host {
      let person = user.map { $0 + (password.map { ":" + $0 } ?? "") + "@" } ?? ""
      text += "//" + person + host + (port.map { ":\($0)" } ?? "")
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
}

extension Substring {
  /// What comes before the port; an address of IP version 6 stands in brackets for its colons. Nil
  /// for brackets that do not end.
  fileprivate var hostName: Substring? {
    guard hasPrefix("[") else { return prefix { $0 != ":" } }
    return firstIndex(of: "]").map { self[...$0] }
  }
}

/// Which characters a part of an address may hold besides letters, digits and `-._~`; all others
/// are written as their bytes: `%20`.
enum URLCharacters: String {
  case ofPath = "/:@!$&'()*+,;="
  case ofQuery = "/?:@!$&'()*+,;="
  case ofItemName = "/?:@!$'()*+,"
  /// A plus may stand there and is no blank; `&` would begin the next item.
  case ofItemValue = "/?:@!$'()*+,="
  case ofHost = "!$&'()*+,;=:[]"
  /// Of a user and a password, between which a colon stands.
  case ofPerson = "!$&'()*+,;="

  /// The text with `%` and two capital digits for each byte of UTF-8 that may not stand there (RFC
  /// 3986, section 2.1).
  func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if URLCharacters.plain.contains(byte) || rawValue.utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A digit of base 16, capital, as RFC 3986 wants it written.
  private func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "A")
  }

  /// What RFC 3986 calls unreserved: never encoded.
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)

  /// The text that was encoded; itself where it is no such text.
  /// A percent sign without two digits behind it leaves all as it is.
  static func decoded(_ text: String) -> String { text.percentDecoded ?? text }
}
