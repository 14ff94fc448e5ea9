package import Diagnostics
package import Syntax

/// What Swift's library called otherwise before Swift 3, in the words of today.
package struct OldName {
  /// The call, said anew.
  package var today: Expression
  /// Its name today, labels included.
  package var name: String

  /// `println(x)`, `count(list)`, `toString(3)`; nil for a function of any other name.
  ///
  /// Found only where nothing of that name is declared, so that a script's own function of the name
  /// is none of these.
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
      name = "." + Method.joined.fullName(taking: [arguments[0]])
    case ("contains", 2), ("enumerate", 1), ("sorted", 1...2), ("find", 2):
      guard let method = OldName.functions[function] else { return nil }
      let rest = Array(arguments.dropFirst())
      today = method.call(on: arguments[0].value, rest, at: range)
      name = "." + method.fullName(taking: rest)
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
    name = known.fullName(taking: arguments)
  }

  /// A method of today, with the label that its first argument has.
  private struct Method {
    var name: String
    var label: String?

    static let firstIndex = Method(name: "firstIndex", label: "of")
    static let joined = Method(name: "joined", label: "separator")
    static let enumerated = Method(name: "enumerated")

    /// As a compiler's message names it: without arguments there is no label to tell.
    func fullName(taking arguments: [Argument]) -> String {
      arguments.isEmpty ? name : label.map { "\(name)(\($0):)" } ?? name
    }

    /// The first argument bears the label, where there is one and it is no closure behind the call.
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
    "sorted": Method(name: "sorted", label: "by"),
  ]

  /// By their names in Swift 2; all of them took one argument at most, but `enumerate`.
  private static let methods = [
    "indexOf": Method.firstIndex, "joinWithSeparator": .joined, "enumerate": .enumerated,
    "sortInPlace": Method(name: "sort", label: "by"),
    "removeAtIndex": Method(name: "remove", label: "at"),
    "appendContentsOf": Method(name: "append", label: "contentsOf"),
    "containsString": Method(name: "contains"),
  ]
}
