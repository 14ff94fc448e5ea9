import Curriculum
import Diagnostics
import UIKitAPI

/// A call as people type it, in either dialect and half of either.
///
///     detail viewWillDisappear: true      [detail viewWillDisappear:YES]
///     detail.viewWillDisappear(true)      detail viewWillDisappear
public struct TypedCall: Equatable, Sendable {
  /// Whom it is sent to; nil where that is not said.
  public var object: String?
  /// In Objective-C's spelling where its arguments tell it, else the bare name.
  public var selector: String
  /// As a description of them reads; nil where they are not said.
  public var arguments: [String]?

  /// Reads a line; nil for what is no call.
  public init?(_ line: String) {
    var text = line.halfWidth.trimmed
    while text.last == ";" { text = text.dropLast().trimmed }
    // `-[Memo viewDidLoad]` names a class.
    let isMethod = text.first == "-" || text.first == "+"
    if isMethod { text = text.dropFirst().trimmed }
    if text.first == "[", text.last == "]" { text = text.dropFirst().dropLast().trimmed }
    guard !text.isEmpty, text.utf8.count <= 200 else { return nil }
    if let open = text.firstIndex(of: "(") {
      self.init(swift: text, open)
    } else {
      self.init(objectiveC: text)
    }
    guard Self.isName(selector), object.map(Self.isName) ?? true else { return nil }
    if isMethod { object = nil }
  }

  /// `detail.willMove(toParent: nil)`, or the name of a method: `willMove(toParent:)`.
  private init?(swift text: String, _ open: String.Index) {
    guard let close = text.lastIndex(of: ")"), open < close else { return nil }
    let head = text[..<open].split { $0 == "." || $0 == " " }.map { String($0) }
    guard let base = head.last, head.count <= 2 else { return nil }
    object = head.count == 2 ? head[0] : nil
    let inside = text[text.index(after: open)..<close]
    var labels: [String] = []
    var values: [String] = []
    for part in inside.split(whereSeparator: { $0 == "," || inside.isSignature && $0 == ":" }) {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let isLabelled = inside.isSignature || words.count == 2
      labels.append(isLabelled ? String(words[0]).trimmed : "_")
      values.append(String(words[words.count - 1]).trimmed)
    }
    selector =
      base == "deinit"
      ? "dealloc" : SwiftNames.selector(base: base, labels: labels)
    arguments = inside.isSignature || values.isEmpty ? nil : values.map(Self.meaning)
  }

  /// `detail viewWillDisappear: true`, `detail.viewDidLoad`, `initWithNibName:bundle:`.
  private init?(objectiveC text: String) {
    var rest = text[...]
    let first = rest.prefix { $0 != " " }
    if first.count < rest.count, !first.contains(":") {
      object = String(first)
      rest = rest.dropFirst(first.count).drop { $0 == " " }
    } else if let dot = first.firstIndex(of: "."), first.count == rest.count {
      object = String(first[..<dot])
      rest = rest[first.index(after: dot)...]
    }
    let pieces = rest.split(separator: ":", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    if pieces.count == 1 {
      selector = pieces[0] == "deinit" ? "dealloc" : pieces[0]
      return
    }
    var name = pieces[0] + ":"
    var values: [String] = []
    for (place, piece) in pieces.enumerated().dropFirst() {
      let words = piece.split(separator: " ").map { String($0) }
      if place == pieces.count - 1 {
        if !piece.isEmpty { values.append(piece) }
      } else if let keyword = words.last {
        name += keyword + ":"
        if words.count > 1 { values.append(words.dropLast().joined(separator: " ")) }
      }
    }
    selector = name
    arguments = values.isEmpty ? nil : values.map(Self.meaning)
  }

  /// Letters, digits, `_`, and what holds the parts of a selector or a name together.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_:#.".contains($0) }
  }

  /// An argument as a run describes it.
  private static func meaning(_ argument: String) -> String {
    switch argument {
    case "true", "1": "YES"
    case "false", "0": "NO"
    case "NULL", "Nil": "nil"
    default: argument
    }
  }
}

extension TypedCall {
  /// Whether a flag or nil is said otherwise than it is; other arguments have no one spelling.
  func contradicts(_ wanted: [String]) -> Bool {
    zip(arguments ?? [], wanted).contains { said, wanted in
      said != wanted && ["YES", "NO", "nil"].contains { $0 == said || $0 == wanted }
    }
  }

  /// The selector that is meant: one of these, or else one of any life.
  public func selector(among known: [String]) -> String {
    if known.contains(selector) || LifeCycle(rawValue: selector) != nil { return selector }
    let all = known + LifeCycle.allCases.map(\.rawValue).filter { !known.contains($0) }
    let key = selector.lowercased()
    if let same = all.first(where: { $0.lowercased() == key }) { return same }
    if key == "init" { return selector }
    // `willMoveToParent:` is Swift's name written as Objective-C writes one.
    let bare = key.last == ":" ? String(key.dropLast()) : key
    if let run = all.first(where: { $0.swiftNameRunTogether == bare }) { return run }
    if selector.contains(":") { return selector }
    return all.first { name in
      name.lowercased().prefix { $0 != ":" } == key
        || SwiftNames.fullName(selector: name).base.lowercased() == key
    } ?? selector
  }

  /// Whether there is such a call: one of these, of any life, or a message that a protocol, a
  /// controller or a view of UIKit has.
  public func isKnown(among known: [String]) -> Bool {
    let meant = selector(among: known)
    return known.contains(meant) || LifeCycle(rawValue: meant) != nil
      || !Framework.protocolMethods(base: base).isEmpty
      || ["UIViewController", "UIView"].contains {
        Framework.member(meant, of: $0, isOfClass: false) != nil
      }
  }

  /// The name without its arguments.
  public var base: String { String(selector.prefix { $0 != ":" }) }

  /// The call that is meant by one that there is not, where one is spelt like it.
  public func suggestion(among known: [String]) -> String? {
    let all = known + LifeCycle.allCases.map(\.rawValue)
    let meant = selector(among: known)
    return all.contains(meant) ? nil : Diagnostics.suggestion(for: meant, among: all)
  }
}

extension String {
  /// The Swift name of a selector with its first label, in one word and small letters:
  /// `willmovetoparent`; nil where it has no label.
  fileprivate var swiftNameRunTogether: String? {
    let name = SwiftNames.fullName(selector: self)
    guard let label = name.labels.first, !label.isEmpty, label != "_" else { return nil }
    return (name.base + label).lowercased()
  }
}

extension Substring {
  /// Whether these are the labels of a method and no arguments: `_:animated:`.
  fileprivate var isSignature: Bool { last == ":" && !contains(",") }
}
