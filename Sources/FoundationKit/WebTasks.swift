import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// What is loaded from the network, in a tenth of a second; a task keeps its handler until that
  /// has been called.
  static let webTaskClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSURLSessionTask", since: UIKitVersion(7),
      properties: [
        .stored("source").hidden, .stored("handler", .object, .copy).hidden,
        .flag("resumed").hidden, .flag("cancelled").hidden,
      ],
      methods: [
        "resume": .action { turn, me, _ throws(Fault) in
          if turn.flag("resumed", of: me) || turn.flag("cancelled", of: me) { return }
          try turn.setValue(.bool(true), forKey: "resumed", of: me)
          try turn.sendLater("_finish", to: me, [], after: 0.1, offMain: true)
        },
        "suspend": .action { turn, me, _ throws(Fault) in
          if turn.flag("cancelled", of: me) { return }
          try turn.setValue(.bool(false), forKey: "resumed", of: me)
          try turn.cancelMessages { $0.target == me }
        },
        "cancel": .action { turn, me, _ throws(Fault) in
          if turn.flag("cancelled", of: me) { return }
          try turn.setValue(.bool(true), forKey: "cancelled", of: me)
          try turn.cancelMessages { $0.target == me }
          try turn.sendLater("_finish", to: me, [], after: 0, offMain: true)
        },
        // The handler is called on a queue of the session's own.
        "_finish": .action { turn, me, _ throws(Fault) in try turn.finish(task: me) },
      ]),
    FrameworkClass("NSURLSessionDataTask", of: "NSURLSessionTask", since: UIKitVersion(7)),
    FrameworkClass(
      "NSURLSession", since: UIKitVersion(7),
      methods: [
        "dataTaskWithURL:completionHandler:": .dataTask,
        "dataTaskWithRequest:completionHandler:": .dataTask,
      ],
      classMethods: ["sharedSession": .shared("NSURLSession", since: UIKitVersion(7))]),
  ]
}

extension FrameworkClass.Method {
  /// A task holds what it loads and its handler, and does nothing until it is resumed.
  fileprivate static let dataTask = answer(since: UIKitVersion(7)) {
    turn, _, arguments throws(Fault) in
    let task = try turn.allocateAutoreleased("NSURLSessionDataTask")
    try turn.setValue(arguments[0], forKey: "source", of: task)
    try turn.setValue(arguments[1], forKey: "handler", of: task)
    return .object(task)
  }
}

extension Turn {
  /// The answer has come, or word that nobody wants it any more (`NSURLErrorCancelled`); the handler
  /// is called once, and let go.
  fileprivate mutating func finish(task: ObjectID) throws(Fault) {
    let handler = try value(forKey: "handler", of: task)
    if handler == .none { return }
    if let id = handler.object { keepForStatement(id) }
    try setValue(.none, forKey: "handler", of: task)
    guard !flag("cancelled", of: task) else {
      try call(block: handler, [.none, .none, try webError(-999, "cancelled")])
      return
    }
    try call(block: handler, try answer(to: try value(forKey: "source", of: task)))
  }

  /// Data, response and error: of a file that is not there, only the last.
  /// Of the web there are only the files that the world has; status 200, else the error -1100 of
  /// `NSURLErrorDomain`.
  private mutating func answer(to source: Value) throws(Fault) -> [Value] {
    var url = source
    if let request = source.object, simulation.isKind(request, of: "NSURLRequest") {
      url = try value(forKey: "URL", of: request)
    }
    guard let bulk = bulk(ofFile: url) else {
      return [.none, .none, try webError(-1100, "The requested URL was not found on this server.")]
    }
    let data = try allocateAutoreleased("NSData")
    simulation.bulks[data] = bulk
    let response = try allocateAutoreleased("NSHTTPURLResponse")
    try setValue(url, forKey: "URL", of: response)
    try setValue(.int(200), forKey: "statusCode", of: response)
    return [.object(data), .object(response), .none]
  }

  /// An error of `NSURLErrorDomain`, as the class that Swift's `URLError` is.
  private mutating func webError(_ code: Int, _ text: String) throws(Fault) -> Value {
    let error = try allocateAutoreleased("NSURLError")
    let details = try makeDictionary([(.string("NSLocalizedDescription"), .string(text))])
    try describe(error: error, [.string("NSURLErrorDomain"), .int(code), details])
    return .object(error)
  }
}
