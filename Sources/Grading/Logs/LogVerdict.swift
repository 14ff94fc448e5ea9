public import Syntax
public import UIKitAPI

/// The first line of a log that UIKit could not have produced, and why.
///
/// The rules are those of one controller (uikit-facts §5.1, §10, §11): nothing is said of the order
/// in which two controllers hear of one transition. A log may begin in the middle of a life, and
/// objects without an address may be several, so that only what no life explains is called
/// impossible.
public struct LogVerdict: Equatable, Sendable {
  /// Why UIKit cannot have written a line of a log.
  public enum Reason: Equatable, Sendable {
    /// `viewDidAppear:` without the message that comes before it.
    case missing(LifeCycle, before: LifeCycle)
    /// The same message twice, and nothing between that allows it.
    case repeated(LifeCycle)
    /// `viewDidLoad` of a view that is on screen already.
    case loadedOnScreen
    /// `viewDidUnload` of a view that is on screen.
    case unloadedOnScreen
    /// A message to an object whose `dealloc` was printed.
    case afterDealloc
    /// A message that this version of iOS does not send.
    case notSent(in: UIKitVersion)
  }

  public var line: ConsoleLog.Line
  public var reason: Reason
  /// In which the log was written.
  public var dialect: Dialect

  /// Judges a log under a version of iOS; nil where every line could have come from UIKit.
  ///
  /// - Parameter eachIsOne: whether the lines of a class tell of one object, address or not.
  public init?(_ log: ConsoleLog, under version: UIKitVersion, eachIsOne: Bool = false) {
    var lives: [String: Life] = [:]
    for line in log.lines {
      let isOne = eachIsOne || line.address != nil
      if let reason = lives[line.subject, default: Life(isOne: isOne)]
        .take(line.call, version)
      {
        (self.line, self.reason, dialect) = (line, reason, log.dialect)
        return
      }
    }
    return nil
  }
}

/// What the lines so far tell of one controller, or of those that a log does not tell apart.
private struct Life {
  /// Where the controller of a log stands, as far as its lines have told.
  enum Appearance { case unknown, away, appearing, there, leaving }

  /// Whether an address shows that it is one object.
  let isOne: Bool
  var appearance = Appearance.unknown
  var isLoaded: Bool?
  var isDead = false
  /// Whether there must be several objects behind the lines, of which nothing can be said.
  var isSeveral = false
  var hasAppearedLast = false

  init(isOne: Bool) { self.isOne = isOne }

  mutating func take(_ call: LifeCycle, _ version: UIKitVersion) -> LogVerdict.Reason? {
    if let reason = refusal(of: call, in: version) { return reason }
    switch call {
    case .create, .createWithNib, .createWithCoder, .createWithStyle:
      if !isOne, isLoaded != nil { isSeveral = true }
      appearance = .away
      isLoaded = false
      isDead = false
    case .dealloc:
      isDead = isOne
    case .viewDidLoad: return load()
    case .viewWillUnload, .viewDidUnload: return unload()
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return move(call)
    default: break
    }
    return nil
  }

  private func refusal(of call: LifeCycle, in version: UIKitVersion) -> LogVerdict.Reason? {
    let isCreation = call.rawValue.hasPrefix("init")
    if isDead, !isCreation { return .afterDealloc }
    return call.isSent(in: version) ? nil : .notSent(in: version)
  }

  private mutating func load() -> LogVerdict.Reason? {
    if isOne, appearance == .there || appearance == .appearing { return .loadedOnScreen }
    if !isOne, isLoaded == true { isSeveral = true }
    isLoaded = true
    if appearance == .unknown { appearance = .away }
    return nil
  }

  private mutating func unload() -> LogVerdict.Reason? {
    if appearance == .there, !isSeveral { return .unloadedOnScreen }
    isLoaded = false
    return nil
  }

  /// The automaton of one controller's appearance.
  private mutating func move(_ call: LifeCycle) -> LogVerdict.Reason? {
    guard let (from, to) = Life.moves[call], !isSeveral else { return nil }
    defer { appearance = to }
    if appearance == .unknown || from.contains(appearance) {
      if call == .viewIsAppearing, hasAppearedLast { return .repeated(call) }
      hasAppearedLast = call == .viewIsAppearing
      return nil
    }
    if appearance == to { return .repeated(call) }
    guard let before = Life.predecessors[call] else {
      return .repeated(call)
    }
    return .missing(before, before: call)
  }

  private static let moves: [LifeCycle: (from: Set<Appearance>, to: Appearance)] = [
    .viewWillAppear: ([.away, .leaving], .appearing),
    .viewIsAppearing: ([.appearing], .appearing),
    .viewDidAppear: ([.appearing], .there),
    .viewWillDisappear: ([.there, .appearing], .leaving),
    .viewDidDisappear: ([.leaving], .away),
  ]

  private static let predecessors: [LifeCycle: LifeCycle] = [
    .viewWillAppear: .viewWillDisappear, .viewIsAppearing: .viewWillAppear,
    .viewDidAppear: .viewWillAppear, .viewWillDisappear: .viewDidAppear,
    .viewDidDisappear: .viewWillDisappear,
  ]
}
