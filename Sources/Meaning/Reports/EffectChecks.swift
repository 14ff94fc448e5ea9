package import Declaring
import Diagnostics
import Lookup
import ObjectModel
package import Syntax
import TypedTree

// `try` and `await`: what has to stand before a call, and where.
extension Typing {
  /// Types what stands behind `try` or `await`.
  ///
  /// A mark covers all that stands to its right in the expression (TSPL, Error Handling), closures
  /// apart, which have contexts of their own.
  package mutating func marked<Result>(
    _ form: Expression.AttemptForm, _ body: (inout Typing) -> Result
  ) -> Result {
    let outer = (context.trying, context.isAwaiting)
    switch form {
    case .awaited: (context.isAwaiting, context.suspends) = (true, true)
    // The error of `try` inside of `try?` goes nowhere.
    case .plain: context.trying = context.trying ?? form
    case .optional, .forced: context.trying = form
    }
    defer { (context.trying, context.isAwaiting) = outer }
    return body(&self)
  }

  /// An actor's member that somebody else uses, or one of its own that says `nonisolated`: only
  /// `await` leads there, and nothing changes a property from outside.
  ///
  /// SE-0306. Inside of the actor its own members need no `await`; another object's do, the same
  /// class or not.
  mutating func checkIsolation(
    of member: String, _ use: LanguageFact.IsolatedUse, called full: String? = nil,
    in type: StaticType, _ place: MessagePlace?, at range: SourceRange
  ) {
    let isOthers = place.map { $0.text != "self" && isBehindDot(range) } ?? false
    checkMainActor(member, use, called: full ?? member, in: type, isOwn: !isOthers, at: range)
    guard isSwift, context.isNonisolated || isOthers,
      let actor = type.extendedName,
      declarations.isolated[actor]?.contains(member) == true,
      use == .change || !context.isAwaiting
    else { return }
    let isolation: LanguageFact.Isolation =
      context.isAsync && use != .change ? .mayWait : isOnMainActor ? .mainActor : .none
    report(.isolated(full ?? member, use, from: isolation), at: range)
  }

  /// Whether a name is a member of what is written before it, and not of `self`.
  private func isBehindDot(_ range: SourceRange) -> Bool {
    range.lowerBound > 0 && source[SourceRange(range.lowerBound - 1, range.lowerBound)] == "."
  }

  /// Whether the class that the code stands in belongs to the main actor.
  private var isOnMainActor: Bool {
    guard let owner = context.owner else { return false }
    return classes.isKind(owner, of: "UIResponder")
      || classes.lineage(of: owner).contains {
        declarations.ofMainActor.contains(classes[$0].name)
      }
  }
}
