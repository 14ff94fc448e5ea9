import Interpreter
import ObjectModel
import Syntax
import UIKitAPI

/// A message, as its language writes it: `viewWillAppear(_:)`, and its call in full,
/// `super.viewWillAppear(animated)`.
public struct WrittenCall: Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var code: String

  public var description: String { name }
}

// How each language writes what evidence and repairs speak of.
extension Dialect {
  /// A message without arguments to what a variable or a property of one's own holds, if anything.
  func message(_ word: String, to name: String, isOwn: Bool) -> String {
    self == .swift
      ? "\(name)\(isOwn ? "?" : "").\(word)()" : "[\(isOwn ? "self." : "")\(name) \(word)]"
  }

  /// What ends a block's observation, by what keeps its token.
  func endOfObservation(by token: String, isOwn: Bool) -> String {
    self == .swift
      ? "NotificationCenter.default.removeObserver(\(token))"
      : "[[NSNotificationCenter defaultCenter] removeObserver:\(isOwn ? "self." : "")\(token)]"
  }

  /// What takes back the messages that an object is to be sent later.
  var endOfMessages: String {
    self == .swift
      ? "NSObject.cancelPreviousPerformRequests(withTarget: self)"
      : "[NSObject cancelPreviousPerformRequestsWithTarget:self]"
  }

  /// `initWithFrame:` or `init(frame:)`.
  func name(of selector: Selector) -> String {
    self == .swift ? SwiftNames.fullName(selector: selector.name).text : selector.name
  }
}

extension WrittenCall {
  /// The same message to super, with the arguments that the method has.
  init(toSuperFrom method: WrittenMethod) {
    self =
      method.function.dialect == .swift
      ? .swift(method.function) : .objectiveC(method.function)
  }

  /// What a child is to be told when it has its parent, by the words of the line that made it one:
  /// Swift before 4.2 spells it as that line spells its own message.
  static func didMove(
    in dialect: Dialect, behind words: [String], of known: String
  ) -> WrittenCall {
    let place = words.firstIndex { ["addChild", "addChildViewController"].contains($0) }
    let rest = place.map { Array(words[($0 + 1)...]) } ?? []
    let isName = rest.count > 2 && [")", "]"].contains(rest[2])
    let child = isName ? rest[1] : name(ofChild: known, in: words)
    if dialect == .objectiveC {
      return WrittenCall(
        name: "didMoveToParentViewController:",
        code: "[\(child) didMoveToParentViewController:self]")
    }
    let isOld = place.map { words[$0] == "addChildViewController" } ?? false
    let label = isOld ? "toParentViewController" : "toParent"
    return WrittenCall(name: "didMove(\(label):)", code: "\(child).didMove(\(label): self)")
  }

  /// What a child is to be told before it leaves its parent, by the words of the line that takes it
  /// away.
  static func willMove(in dialect: Dialect, before words: [String]) -> WrittenCall {
    let names = ["removeFromParent", "removeFromParentViewController"]
    let place = words.firstIndex(where: names.contains)
    let before = place.map { words[..<$0].reversed().drop { [".", "?", "!"].contains($0) } } ?? []
    let isName = before.first?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    let child = isName ? before.first ?? "child" : "child"
    if dialect == .objectiveC {
      return WrittenCall(
        name: "willMoveToParentViewController:",
        code: "[\(child) willMoveToParentViewController:nil]")
    }
    let isOld = place.map { words[$0] == "removeFromParentViewController" } ?? false
    let label = isOld ? "toParentViewController" : "toParent"
    return WrittenCall(
      name: "willMove(\(label):)", code: "\(child).willMove(\(label): nil)")
  }

  /// What makes a controller a child.
  static func addChild(
    in dialect: Dialect, behind words: [String], of known: String
  ) -> WrittenCall {
    let child = name(ofChild: known, in: words)
    return dialect == .swift
      ? WrittenCall(name: "addChild(_:)", code: "addChild(\(child))")
      : WrittenCall(
        name: "addChildViewController:", code: "[self addChildViewController:\(child)]")
  }

  /// What a child is called where no class's code adds it: by its variable, if it has one.
  private static func name(ofChild known: String, in words: [String]) -> String {
    let isVariable = known.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return words.isEmpty && isVariable ? known : "child"
  }

  private static func swift(_ function: Function) -> WrittenCall {
    let labels = function.parameters.map { $0.label.map { $0.text == "_" ? "" : $0.text } ?? "" }
    let arguments = zip(labels, function.parameters).map { label, parameter in
      (label.isEmpty ? "" : label + ": ") + parameter.name.text
    }
    let base = function.name.text
    return WrittenCall(
      name: SwiftNames.FullName(base: base, labels: labels).text,
      code: "super.\(base)(\(arguments.joined(separator: ", ")))")
  }

  private static func objectiveC(_ function: Function) -> WrittenCall {
    let name = function.name.text
    let keywords = name.split(separator: ":")
    let arguments = function.parameters.map { ":" + $0.name.text } + [""]
    let message = zip(keywords, arguments).map { $0 + $1 }.joined(separator: " ")
    return WrittenCall(
      name: name, code: "[super \(Selector(name).isOwnInitializer ? "init" : message)]")
  }
}

extension Selector {
  /// Whether it is an initialiser that a learner has named, which nothing above answers.
  fileprivate var isOwnInitializer: Bool {
    name.hasPrefix("init")
      && !["init", "initWithNibName:bundle:", "initWithCoder:", "initWithStyle:"].contains(self)
  }
}
