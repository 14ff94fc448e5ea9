public import Syntax
import UIKitAPI

// Calls are kept as Objective-C spells them, and shown as the code beside them does.
extension Page {
  /// The dialect of the code on it; nil where there is none.
  public var dialect: Dialect? { code?.dialect ?? setUp?.dialect }

  /// With the calls that it names as a dialect spells them.
  public func spelt(in dialect: Dialect) -> Page {
    var page = self
    page.ask = ask.spelt(in: dialect)
    page.subject = subject?.spelt(in: dialect)
    return page
  }
}

extension Page.Ask {
  fileprivate func spelt(in dialect: Dialect) -> Page.Ask {
    switch self {
    case .order(let calls, let hasDistractors):
      .order(calls.map { $0.call(in: dialect) }, hasDistractors: hasDistractors)
    case .calls(from: let calls?): .calls(from: calls.map { $0.call(in: dialect) })
    case .calls(from: nil), .read, .run, .task, .classify, .choice, .prints, .owners, .number,
      .spot, .versions, .sources, .fill, .fix, .drive, .text:
      self
    }
  }
}

extension Page.Subject {
  /// The same with its call as a dialect spells it.
  public func spelt(in dialect: Dialect) -> Page.Subject {
    switch self {
    case .call(let call): .call(call.call(in: dialect))
    case .calls, .callsOfLine, .owners, .size, .printed: self
    }
  }
}

extension String {
  /// A call, `memo viewWillAppear:` or the selector alone, as a dialect spells it.
  public func call(in dialect: Dialect) -> String {
    guard dialect == .swift else { return self }
    var words = split(separator: " ").map { String($0) }
    guard let selector = words.popLast() else { return self }
    words.append(SwiftNames.spelling(of: selector, in: dialect))
    return words.joined(separator: " ")
  }
}
