package import ObjectModel
package import ObjectRuntime
import Syntax

// Addresses, requests, and the cache of what the network answered.
extension FrameworkClass {
  /// `NSURL`, requests and the cache. An address is a text, and its parts are read off it each
  /// time.
  static let webAddressClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSURL",
      properties: [.stored("absoluteString", .object, .copy)],
      methods: [
        "initWithString:": .answer { turn, me, arguments throws(Fault) in
          guard let address = turn.address(written: turn.text(arguments.first)) else {
            return .none
          }
          try turn.setValue(.string(address), forKey: "absoluteString", of: me)
          return .object(me)
        },
        "initFileURLWithPath:": .answer { turn, me, arguments throws(Fault) in
          let text = Value.string(turn.fileAddress(turn.text(arguments.first)))
          try turn.setValue(text, forKey: "absoluteString", of: me)
          return .object(me)
        },
        "query": .part { $0.query }, "fragment": .part { $0.fragment },
        "scheme": .part { $0.scheme }, "host": .part { URLParts($0.text)?.host ?? $0.host },
        "port": .answer { turn, me, _ throws(Fault) in
          URLParts(turn.address(me).text)?.port.map { .number(.int($0)) } ?? .none
        },
        "user": .part { URLParts($0.text)?.user },
        "password": .part { URLParts($0.text)?.password },
        "path": .part { $0.path.percentDecoded ?? $0.path },
        "lastPathComponent": .part { ($0.path.percentDecoded ?? $0.path).pathParts.last ?? "" },
        "pathExtension": .part { $0.path.pathExtension },
        "URLByAppendingPathComponent:": .changingPath { path, part, _ in
          path.appending(pathPart: part)
        },
        "URLByAppendingPathComponent:isDirectory:": .changingPath { path, part, isDirectory in
          let longer = path.appending(pathPart: part)
          return isDirectory && !longer.hasSuffix("/") ? longer + "/" : longer
        },
        "URLByAppendingPathExtension:": .changingPath { path, suffix, _ in path + "." + suffix },
        "URLByDeletingLastPathComponent": .changingPath { path, _, _ in
          path.dropLast().lastIndex(of: "/").map { String(path[...$0]) }
            ?? (path.hasPrefix("/") ? "/" : "")
        },
        "URLByStandardizingPath": .standardizing, "standardizedURL": .standardizing,
        "URLByDeletingPathExtension": .changingPath { path, _, _ in path.deletingPathExtension },
        "isFileURL": .answer { turn, me, _ throws(Fault) in
          .bool(turn.address(me).scheme == "file")
        },
        "description": .part { $0.text },
        "isEqual:": .answer { turn, me, arguments throws(Fault) in
          guard let other = arguments.first?.object, turn.simulation.isKind(other, of: "NSURL")
          else { return .bool(false) }
          return .bool(turn.address(me).text == turn.address(other).text)
        },
        "hash": .answer { turn, me, _ throws(Fault) in
          .int(turn.address(me).text.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
        },
      ],
      classMethods: [
        "URLWithString:": .address { turn, text in turn.address(written: text) },
        "fileURLWithPath:": .address { turn, text in turn.fileAddress(text) }
          .needingPath,
      ]),
    FrameworkClass(
      "NSURLRequest", properties: [.stored("URL")],
      methods: [
        "initWithURL:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments.first ?? .none, forKey: "URL", of: me)
          return .object(me)
        }
      ],
      classMethods: [
        "requestWithURL:": Method { turn, me, arguments throws(Fault) in
          let type = if case .type(let id) = me { turn.simulation[id].name } else { "NSURLRequest" }
          let request = try turn.allocateAutoreleased(type)
          try turn.setValue(arguments.first ?? .none, forKey: "URL", of: request)
          return .object(request)
        }
      ]),
    FrameworkClass(
      "NSURLCache",
      properties: [
        .stored("memoryCapacity", .int, initially: .int(4 << 20)),
        .stored("diskCapacity", .int, initially: .int(20 << 20)),
      ],
      methods: [
        "currentMemoryUsage": Method { turn, _, _ throws(Fault) in
          .int(turn.simulation.cachedResponseBytes)
        },
        "removeAllCachedResponses": .action { turn, _, _ throws(Fault) in
          turn.simulation.cachedResponseBytes = 0
        },
      ],
      classMethods: ["sharedURLCache": .shared("NSURLCache")]),
  ]
}

extension FrameworkClass.Method {
  /// A part of the receiver's address; nil where the address has none.
  fileprivate static func part(
    _ part: @escaping @Sendable (Address) -> String?
  ) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in part(turn.address(me)).map(Value.string) ?? .none }
  }

  /// The same, which raises for nil.
  fileprivate var needingPath: FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.first, in: "initFileURLWithPath:", of: "NSURL", "nil string parameter")
      return try run(&turn, me, arguments)
    }
  }

  /// A constructor: nil for nil and for an empty text.
  fileprivate static func address(
    _ make: @escaping @Sendable (Turn, String) -> String?
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: arguments.first ?? .none),
        let address = make(turn, text)
      else { return .none }
      return try turn.makeURL(address)
    }
  }

  fileprivate static let standardizing = changingPath { path, _, _ in
    path.standardPath + (path.count > 1 && path.hasSuffix("/") ? "/" : "")
  }

  /// Another address: what becomes of the path by the first argument, and by the second, if that is
  /// whether a folder is meant.
  fileprivate static func changingPath(
    _ change: @escaping @Sendable (_ path: String, _ part: String, _ isDirectory: Bool) -> String
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let address = turn.address(me)
      let isDirectory = arguments.dropFirst().first?.isTrue ?? false
      let path = change(address.path, turn.text(arguments.first), isDirectory)
      return try turn.makeURL(address.with(path: path))
    }
  }
}

/// The parts of a URL: `scheme://host/path?query#fragment`.
package struct Address {
  /// All of it, as it was written.
  var text: String
  package var scheme: String?
  var host: String?
  private(set) var path = ""
  private(set) var query: String?
  private(set) var fragment: String?
  /// How many bytes stand before the path.
  private var pathPlace = 0

  /// Reads RFC 3986 as far as programs need it. User names are not told from hosts, and any text is
  /// an address.
  init(_ text: String) {
    self.text = text
    var rest = text[...]
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let name = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
      host = name.isEmpty ? nil : String(name)
      rest = rest[rest.index(rest.startIndex, offsetBy: name.count)...]
      if rest.hasPrefix(":") { rest = rest.drop { $0 != "/" } }
    }
    path = String(rest.prefix { $0 != "?" && $0 != "#" })
    pathPlace = text.utf8.count - rest.utf8.count
    let behind = rest.dropFirst(path.count)
    if let sign = behind.firstIndex(of: "#") {
      fragment = String(behind[behind.index(after: sign)...])
    }
    if behind.hasPrefix("?") { query = String(behind.dropFirst().prefix { $0 != "#" }) }
  }

  /// The same address with another path; what addresses do not have is written as in one.
  func with(path new: String) -> String {
    let bytes = Array(text.utf8)
    let escaped = new.percentEncoded { !"\"#<>?[\\]^`{|} ".contains(Character($0)) }
    return String(decoding: bytes[..<pathPlace], as: UTF8.self) + escaped
      + String(decoding: bytes[(pathPlace + path.utf8.count)...], as: UTF8.self)
  }
}

extension Turn {
  mutating func makeURL(_ text: String) throws(Fault) -> Value {
    let url = try allocateAutoreleased("NSURL")
    try setValue(.string(text), forKey: "absoluteString", of: url)
    return .object(url)
  }

  /// A text as an address: before iOS 17 none where it has a character that addresses do not have,
  /// which is encoded from then on; an empty text is none.
  fileprivate func address(written text: String) -> String? {
    let encoded = text.percentEncoded { !"\"<>\\^`{|} ".contains(Character($0)) }
    return text.isEmpty || simulation.version < UIKitVersion(17) && encoded != text ? nil : encoded
  }

  /// The address of a file, that of a folder with a slash at its end.
  fileprivate func fileAddress(_ path: String) -> String {
    let isFolder = simulation.item(at: path)?.isFolder == true && !path.hasSuffix("/")
    return "file://" + path.percentEncoded { !"\"#%<>?[\\]^`{|} ".contains(Character($0)) }
      + (isFolder ? "/" : "")
  }

  /// What an object of `NSURL` says.
  package func address(_ id: ObjectID) -> Address {
    Address(text(simulation.field(named: "absoluteString", of: id)))
  }

  /// Keeps a response from the network for the next request, as far as the cache has room in
  /// memory.
  package mutating func cacheResponse(bytes: Int) throws(Fault) {
    let room = try value(forKey: "memoryCapacity", of: simulation.shared("NSURLCache")).integer
    simulation.cachedResponseBytes.add(saturating: bytes)
    simulation.cachedResponseBytes = min(max(0, room), simulation.cachedResponseBytes)
  }
}
