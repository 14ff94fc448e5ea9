public import Syntax
public import UIKitAPI

/// The life-cycle lines of a console log, as NSLog, print and breakpoints write them.
///
///     2012-04-15 11:32:01.123 App[421:f803] -[NoteController viewDidLoad]
///     <NoteController: 0x6b1a2c0> viewWillAppear:
///     NoteController viewDidAppear(_:)
public struct ConsoleLog: Equatable, Sendable {
  /// One call that the log tells of.
  public struct Line: Equatable, Sendable {
    /// Its place in the text, from 1.
    public var number: Int
    /// The class; empty where the log does not name one.
    public var type: String
    /// The address of the object, where it is printed.
    public var address: String?
    public var call: LifeCycle

    /// What the log says of whom: the class with the address that tells its objects apart.
    public var subject: String { type + (address.map { " " + $0 } ?? "") }
  }

  public var lines: [Line]
  /// How its calls are spelt: Swift writes brackets behind some of them.
  public var dialect: Dialect

  /// Reads a text; nil for what is no log.
  ///
  /// A log has two life-cycle lines or more, which are most of its lines, and on half of them a
  /// class, an address or a time, so that code and bare selectors are none.
  public init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [Line] = []
    var (filled, marked) = (0, 0)
    for (place, line) in written.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      if line.contains("{") || line.contains("@") || line.contains(";") || line.contains("#") {
        return nil
      }
      filled += 1
      guard let found = Line(String(line), number: place + 1) else { continue }
      lines.append(found)
      if !found.type.isEmpty || found.address != nil || line.first?.isNumber == true { marked += 1 }
    }
    guard lines.count >= 2, lines.count * 2 > filled, marked * 2 >= lines.count else { return nil }
    self.lines = lines
    dialect = text.contains("(_:") || text.contains("deinit") ? .swift : .objectiveC
  }
}

extension ConsoleLog {
  /// A call as the log spells it.
  public func name(of call: LifeCycle) -> String { dialect.name(inLogOf: call) }
}

extension Dialect {
  /// A call as people log it: Swift's brackets stand where there is something in them.
  public func name(inLogOf call: LifeCycle) -> String {
    let name = SwiftNames.spelling(of: call.rawValue, in: self)
    return name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}

extension ConsoleLog.Line {
  /// Reads a line; nil where it tells of no call.
  init?(_ text: String, number: Int) {
    let words = text.logWords
    guard let place = words.lastIndex(where: { Self.calls[$0] != nil }),
      let call = Self.calls[words[place]]
    else { return nil }
    let before = words[..<place]
    self.init(
      number: number, type: before.last { $0.isClassName } ?? "",
      address: words.first { $0.hasPrefix("0x") && $0.count > 2 }, call: call)
  }

  /// The calls by the first word of their selector; Swift's `deinit` is `dealloc`.
  private static let calls: [String: LifeCycle] = {
    var calls: [String: LifeCycle] = [:]
    for call in LifeCycle.allCases {
      calls[String(call.rawValue.prefix { $0 != ":" })] = call
    }
    calls["deinit"] = calls["dealloc"]
    return calls
  }()
}

extension String {
  /// Its words: letters, digits and `_`.
  fileprivate var logWords: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Whether it names a class of one's own: `NoteController`, `NoteVC`, `RootView`.
  fileprivate var isClassName: Bool {
    first?.isUppercase == true && contains { $0.isLowercase }
      && ["Controller", "VC", "View", "Cell"].contains { hasSuffix($0) }
  }
}
