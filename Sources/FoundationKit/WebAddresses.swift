package import ObjectModel
package import ObjectRuntime

// Addresses, requests, and the cache of what the network answered.
extension FrameworkClass {
  static let webAddressClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSURL",
      properties: [.stored("absoluteString", .object, .copy)],
      methods: [
        "initWithString:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(.string(turn.text(arguments.first)), forKey: "absoluteString", of: me)
          return .object(me)
        },
        "initFileURLWithPath:": .answer { turn, me, arguments throws(Fault) in
          let text = Value.string("file://" + turn.text(arguments.first))
          try turn.setValue(text, forKey: "absoluteString", of: me)
          return .object(me)
        },
        "scheme": .part { $0.scheme }, "host": .part { $0.host }, "path": .part { $0.path },
        "lastPathComponent": .part { $0.path?.pathParts.last ?? "" },
        "isFileURL": .answer { turn, me, _ throws(Fault) in
          .bool(turn.address(me).scheme == "file")
        },
        "description": .part { $0.text },
      ],
      classMethods: [
        "URLWithString:": .address { $0 }, "fileURLWithPath:": .address { "file://" + $0 },
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
  fileprivate static func part(
    _ part: @escaping @Sendable (Address) -> String?
  ) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in part(turn.address(me)).map(Value.string) ?? .none }
  }

  fileprivate static func address(
    _ make: @escaping @Sendable (String) -> String
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: arguments.first ?? .none), !text.isEmpty else {
        return .none
      }
      let url = try turn.allocateAutoreleased("NSURL")
      try turn.setValue(.string(make(text)), forKey: "absoluteString", of: url)
      return .object(url)
    }
  }
}

/// The parts of a URL: `scheme://host/path`.
package struct Address {
  var text: String
  package var scheme: String?
  var host: String?
  var path: String?

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
  }
}

extension Turn {
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
