import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Web views. A `UIWebView` keeps its page in the app's memory; the page of a `WKWebView` lives
  /// in a process of its own, and does not count.
  static let webViewClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIWebView", of: "UIView",
      properties: [
        .stored("delegate", .object, .unowned), .stored("request"), .flag("loading"),
        .stored("scalesPageToFit", .bool),
      ],
      methods: [
        "loadRequest:": .action { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments.first ?? .none, forKey: "request", of: me)
          let bytes = try turn.load(arguments.first, in: me)
          turn.simulation.bulks[me] = bytes.map { Bulk(bytes: $0, isFromFile: true) }
          try turn.sendLater("_finishLoad", to: me, [], after: 0.1)
        },
        "loadHTMLString:baseURL:": .action { turn, me, arguments throws(Fault) in
          let bytes = turn.text(arguments.first).utf8.count
          turn.simulation.bulks[me] = Bulk(bytes: bytes, isFromFile: false)
          try turn.sendLater("_finishLoad", to: me, [], after: 0.1)
        },
        "stopLoading": .action { turn, me, _ throws(Fault) in
          try turn.setValue(.bool(false), forKey: "loading", of: me)
        },
        "reload": .action { _, _, _ throws(Fault) in },
        "_finishLoad": .finished(tells: "delegate", "webViewDidFinishLoad:"),
      ]),
    FrameworkClass("WKWebViewConfiguration", since: UIKitVersion(8)),
    FrameworkClass("WKNavigation", since: UIKitVersion(8)),
    FrameworkClass(
      "WKWebView", of: "UIView", since: UIKitVersion(8),
      properties: [
        .stored("navigationDelegate", .object, .weak), .stored("UIDelegate", .object, .weak),
        .stored("URL"), .flag("loading"),
      ],
      methods: [
        "initWithFrame:configuration:": .answer { turn, me, arguments throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "loadRequest:": .answer { turn, me, arguments throws(Fault) in
          _ = try turn.load(arguments.first, in: me)
          if let request = arguments.first?.object {
            try turn.setValue(try turn.value(forKey: "URL", of: request), forKey: "URL", of: me)
          }
          try turn.sendLater("_finishLoad", to: me, [], after: 0.1)
          return .none
        },
        "loadHTMLString:baseURL:": .answer { turn, me, _ throws(Fault) in
          try turn.sendLater("_finishLoad", to: me, [], after: 0.1)
          return .none
        },
        "stopLoading": .action { turn, me, _ throws(Fault) in
          try turn.setValue(.bool(false), forKey: "loading", of: me)
        },
        "_finishLoad": .finished(tells: "navigationDelegate", "webView:didFinishNavigation:"),
      ]),
  ]
}

extension FrameworkClass.Method {
  /// The page has arrived; a delegate that is not owned, and is dead by now, crashes the app.
  fileprivate static func finished(
    tells key: String, _ selector: Selector
  ) -> FrameworkClass.Method {
    action { turn, me, _ throws(Fault) in
      try turn.setValue(.bool(false), forKey: "loading", of: me)
      let delegate = try turn.value(forKey: key, of: me)
      guard delegate != .none else { return }
      if let id = delegate.object, case .dead = turn.simulation[id].life {
        throw turn.zombie(id, selector)
      }
      guard turn.responds(delegate, to: selector) else { return }
      let arguments: [Value] = selector.arity == 1 ? [.object(me)] : [.object(me), .none]
      try turn.send(selector, to: delegate, arguments, from: .uikit)
    }
  }
}

extension Turn {
  /// How many bytes a request brings; what comes from the network is cached as well.
  fileprivate mutating func load(_ request: Value?, in view: ObjectID) throws(Fault) -> Int? {
    try setValue(.bool(true), forKey: "loading", of: view)
    guard let request = request?.object,
      let url = try value(forKey: "URL", of: request).object,
      let bytes = bulk(ofFile: .object(url))?.bytes
    else { return nil }
    if address(url).scheme != "file" { try cacheResponse(bytes: bytes) }
    return bytes
  }
}
