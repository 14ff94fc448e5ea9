import Syntax
import UIKitAPI

// What Swift's expressions become in Objective-C.
extension ObjectiveCPrinter {
  /// The Objective-C of an expression of Swift that reads differently there; nil for all others.
  ///
  /// Called for Swift's trees alone, before the form that both languages share.
  func translated(_ expression: Expression) -> (String, binding: Int)? {
    let tight = Binding.postfix
    switch expression.kind {
    case .call(let callee, let arguments) where isBlock(callee):
      return (text(callee, at: tight) + list(arguments), tight)
    case .call(let callee, let arguments):
      return call(unwrapped(callee), arguments).map { ($0, tight) }
    case .member(let base, let name): return (member(base, name.text), tight)
    case .cast(_, let type, let value):
      return ("(" + declaration(type, "") + ")" + text(value, at: Binding.prefix), Binding.prefix)
    case .binary(.identical, let left, let right):
      return (text(left, at: 8) + " == " + text(right, at: 9), 8)
    case .type(let type): return (className(type), tight)
    default: return nil
    }
  }

  /// A value without the signs of optional chaining around it.
  func unwrapped(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forced(let inner), .attempt(_, let inner):
      unwrapped(inner)
    default: expression
    }
  }

  // MARK: - Members

  /// Constants and factories by their Objective-C names; a property that Swift renamed by its own.
  private func member(_ base: Expression, _ name: String) -> String {
    if let path = typePath(base) {
      if let constant = SwiftNames.objectiveCConstant(path + "." + name) { return constant }
      if let factory = SwiftNames.factory(type: path, member: name) {
        return "[" + SwiftNames.objectiveCType(path) + " " + factory + "]"
      }
      if name == "self" { return "[" + SwiftNames.objectiveCType(path) + " class]" }
    }
    let property = Self.askers.contains(name) ? name : SwiftNames.objectiveCProperty(name)
    return text(base, at: Binding.postfix) + "." + property
  }

  /// Properties of Swift that are methods of Objective-C.
  private static let askers: Set<String> = ["isViewLoaded", "isFirstResponder", "isKeyWindow"]

  /// `if (x.done) x.done(y)` for `x.done?(y)`: a block that is nil cannot be called. Nil for all
  /// else.
  func callIfThere(_ value: Expression) -> String? {
    guard source == .swift, case .chain(let inner) = value.kind,
      case .call(let callee, let arguments) = inner.kind, case .chainLink(let called) = callee.kind
    else { return nil }
    let block = text(called, at: Binding.postfix)
    return "if (" + block + ") " + block + list(arguments) + ";"
  }

  /// `UIControl.Event` of an expression that names a type.
  func typePath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name.first?.isUppercase == true ? name : nil
    case .member(let base, let name):
      name.text.first?.isUppercase == true ? typePath(base).map { $0 + "." + name.text } : nil
    case .type(let type): className(type)
    default: nil
    }
  }

  // MARK: - Calls

  /// Whether what is called is a closure: one that may be nil, or a property of the class that
  /// holds one.
  private func isBlock(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .chainLink, .forced: true
    case .name(let name): closures.contains(name) && known?.contains(name) == false
    case .member(let base, let name):
      if case .selfReference = base.kind { closures.contains(name.text) } else { false }
    default: false
    }
  }

  /// By what is called: a type makes an object, a member is a message, an implicit member is for
  /// the place to decide.
  private func call(_ callee: Expression, _ arguments: [Argument]) -> String? {
    switch callee.kind {
    case .name(let name): return callOfName(name, callee, arguments)
    case .type(let type): return creation(className(type), arguments)
    case .member(let base, let name):
      if name.text == "init" {
        if let path = typePath(base) { return creation(path, arguments) }
      } else if let path = typePath(callee) {
        return creation(path, arguments)
      }
      let receiver = typePath(base).map(SwiftNames.objectiveCType) ?? item(unwrapped(base))
      return message(receiver, name.text, arguments)
    case .implicitMember: return nil
    default: return nil
    }
  }

  /// A bare call: a maker of C, `print`, a type, a method of `self` inside of a class, or a
  /// function.
  private func callOfName(
    _ name: String, _ callee: Expression, _ arguments: [Argument]
  ) -> String? {
    if let maker = Self.makers[name], !arguments.isEmpty { return maker + list(arguments) }
    if name == "print" { return logging(arguments) }
    if known?.contains(name) == true, !globals.contains(name) { return nil }
    if name.first?.isUppercase == true {
      let isFunction = arguments.allSatisfy { $0.label == nil } && !arguments.isEmpty
      return isFunction ? nil : creation(name, arguments)
    }
    if isInType { return message("self", name, arguments) }
    let hasLabels = arguments.contains { $0.label != nil }
    let selector = selector(name, arguments)
    if hasLabels || selector.hasPrefix("view"), selector.contains(":") {
      return words(selector, arguments)
    }
    return selector.hasPrefix("view") ? selector : nil
  }

  /// Initialisers of structures that are functions in C.
  private static let makers: [String: String] = [
    "CGRect": "CGRectMake", "CGPoint": "CGPointMake", "CGSize": "CGSizeMake",
    "UIEdgeInsets": "UIEdgeInsetsMake", "NSRange": "NSMakeRange",
  ]

  /// Arguments of C, without labels.
  private func list(_ arguments: [Argument]) -> String {
    "(" + arguments.map { item($0.value) }.joined(separator: ", ") + ")"
  }

  /// `print(a, b)` as `NSLog(@"%@ %@", a, b)`; a single literal needs no format.
  private func logging(_ arguments: [Argument]) -> String {
    let values = arguments.filter { $0.label == nil }.map(\.value)
    if values.count == 1, case .string(let parts) = values[0].kind, parts.count == 1,
      case .text(let text) = parts[0], !text.contains("%")
    {
      return "NSLog(" + item(values[0]) + ")"
    }
    let format = values.map { _ in "%@" }.joined(separator: " ")
    return "NSLog(" + (["@\"" + format + "\""] + values.map { object($0) }).joined(separator: ", ")
      + ")"
  }

  /// `[[T alloc] initWithFrame:frame]`, or the class method that makes one.
  private func creation(_ type: String, _ arguments: [Argument]) -> String {
    let name = SwiftNames.objectiveCType(type)
    let labels = arguments.map { $0.label?.text }
    let full = SwiftNames.FullName(base: "init", labels: labels.map { $0 ?? "" })
    if let factory = Self.factories[type + "." + full.text] {
      return "[" + name + " " + words(factory, arguments) + "]"
    }
    return message("[" + name + " alloc]", "init", arguments)
  }

  /// Initialisers of Swift that are class methods of Objective-C.
  private static let factories: [String: String] = [
    "UIStoryboard.init(name:bundle:)": "storyboardWithName:bundle:",
    "UINib.init(nibName:bundle:)": "nibWithNibName:bundle:", "UIImage.init(named:)": "imageNamed:",
    "UIButton.init(type:)": "buttonWithType:", "UIFont.init(name:size:)": "fontWithName:size:",
    "UIColor.init(red:green:blue:alpha:)": "colorWithRed:green:blue:alpha:",
    "UIColor.init(white:alpha:)": "colorWithWhite:alpha:",
    "IndexPath.init(row:section:)": "indexPathForRow:inSection:",
  ]

  /// The selector of a call: that of the method itself, or of one with a completion that the call
  /// leaves out.
  private func selector(_ base: String, _ arguments: [Argument]) -> String {
    let blocks =
      arguments.last?.isTrailing == true ? ["completion", "animations", "handler"] : [""]
    let names = blocks.map { block -> [String] in
      arguments.map { $0.label?.text ?? ($0.isTrailing ? block : "") }
    }
    for labels in names {
      let longer = labels + ["completion"]
      if let known = SwiftNames.knownSelector(base: base, labels: labels)
        ?? SwiftNames.knownSelector(base: base, labels: longer)
      {
        return known
      }
    }
    return SwiftNames.selector(base: base, labels: names[0])
  }

  /// Brackets around the receiver and the selector's words.
  private func message(_ receiver: String, _ base: String, _ arguments: [Argument]) -> String {
    "[" + receiver + " " + words(selector(base, arguments), arguments) + "]"
  }

  /// A selector's words with their arguments.
  private func words(_ selector: String, _ arguments: [Argument]) -> String {
    let keywords = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    if keywords.isEmpty { return selector }
    let kinds = Framework.parameterTypes(of: selector)
    let values = arguments.enumerated().map { place, argument in
      item(argument.value, as: kinds.indices.contains(place) ? kinds[place] : nil)
    }
    return keywords.enumerated().map { place, keyword in
      "\(keyword):" + (place < values.count ? values[place] : "nil")
    }.joined(separator: " ")
  }
}
