package import Diagnostics
package import Syntax

/// What Swift's library called otherwise before Swift 3, in the words of today.
package struct OldName {
  /// The call, said anew.
  package var today: Expression
  /// Its name today, labels included.
  package var name: String

  /// `println(x)`, `count(list)`, `toString(3)`; nil for a function of any other name.
  package init?(function: String, _ arguments: [Argument], at range: SourceRange) {
    let code = Written(range: range)
    switch (function, arguments.count) {
    case ("println", 1...):
      (today, name) = (Expression(.call(code.name("print"), arguments), at: range), "print")
    case ("toString", 1):
      (today, name) = (Expression(.call(code.name("String"), arguments), at: range), "String")
    case ("count", 1), ("countElements", 1), ("isEmpty", 1), ("first", 1), ("last", 1):
      let property = function == "countElements" ? "count" : function
      (today, name) = (code.member(arguments[0].value, property), "." + property)
    case ("join", 2):
      today = Method.joined.call(on: arguments[1].value, [arguments[0]], at: range)
      name = "." + Method.joined.fullName
    case ("contains", 2), ("enumerate", 1), ("sorted", 1), ("find", 2):
      guard let method = OldName.functions[function] else { return nil }
      today = method.call(on: arguments[0].value, Array(arguments.dropFirst()), at: range)
      name = "." + method.fullName
    default: return nil
    }
  }

  /// `list.indexOf(x)`, `list.sortInPlace()`; nil for a method of any other name.
  package init?(
    method: String, of base: Expression, _ arguments: [Argument], at range: SourceRange
  ) {
    if method == "toInt", arguments.isEmpty {
      today = Expression(.call(Written(range: range).name("Int"), [Argument(base)]), at: range)
      name = "Int"
      return
    }
    guard let known = OldName.methods[method] else { return nil }
    today = known.call(on: base, arguments, at: range)
    name = known.fullName
  }

  private struct Method {
    var name: String
    var label: String?

    static let firstIndex = Method(name: "firstIndex", label: "of")
    static let joined = Method(name: "joined", label: "separator")
    static let enumerated = Method(name: "enumerated")

    var fullName: String { label.map { "\(name)(\($0):)" } ?? name }

    /// The first argument bears the label, unless it is a closure behind the call.
    func call(on base: Expression, _ arguments: [Argument], at range: SourceRange) -> Expression {
      var arguments = arguments
      if let label, arguments.first?.isTrailing == false {
        arguments[0].label = Name(label, at: range)
      }
      return Expression(.call(Written(range: range).member(base, name), arguments), at: range)
    }
  }

  /// Functions that are methods of their first argument today.
  private static let functions = [
    "contains": Method(name: "contains"), "enumerate": .enumerated, "find": .firstIndex,
    "sorted": Method(name: "sorted"),
  ]

  private static let methods = [
    "indexOf": Method.firstIndex, "joinWithSeparator": .joined, "enumerate": .enumerated,
    "sortInPlace": Method(name: "sort"),
    "removeAtIndex": Method(name: "remove", label: "at"),
    "appendContentsOf": Method(name: "append", label: "contentsOf"),
    "containsString": Method(name: "contains"),
  ]
}
