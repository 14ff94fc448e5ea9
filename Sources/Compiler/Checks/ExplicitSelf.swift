import Diagnostics
import ObjectModel
import Syntax
import TypedTree

// Closures that are kept: what they hold of `self` has to be seen.
extension Typing {
  /// Reports a member of `self` that is named without it in a closure which outlives the call it
  /// stands in.
  mutating func checkExplicitSelf(_ name: String, isCall: Bool, at range: SourceRange) {
    guard needsExplicitSelf else { return }
    report(.explicitSelf(name, isCall: isCall), at: range, suggestion: "self." + name)
  }

  private var needsExplicitSelf: Bool {
    guard isSwift, !context.isStatic, let id = context.owner, !classes[id].isValueType else {
      return false
    }
    var around: Surroundings? = context
    while let closure = around, closure.isClosure {
      if let me = closure.own(named: "self") { return me.type.optionality == .optional }
      if closure.isKept { return true }
      around = closure.enclosing.first
    }
    return false
  }
}

extension StaticType {
  /// The type for a closure that is kept where it goes to.
  var keepingClosure: StaticType {
    var type = self
    type.keepsClosure = true
    return type
  }
}

extension Expression {
  /// What is expected of it where a closure would be kept.
  func kept(as type: StaticType?) -> StaticType? {
    isClosure ? (type ?? .any).keepingClosure : type
  }
}

extension TypeReference {
  /// Whether a closure for it is kept: one that is `@escaping`, or in an optional.
  var keepsClosure: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    default: qualifiers.contains { $0.text == "escaping" }
    }
  }
}
