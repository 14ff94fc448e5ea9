package import Diagnostics
package import Lookup
import Syntax
package import TypedTree

extension Sight {
  /// What is wrong with a call that lacks its `try` or `await`, or that nobody can make here.
  package func problems(
    of effects: Effects?, at range: SourceRange, as waiting: LanguageFact.Waiting = .call
  ) -> [Diagnostic<LanguageFact>] {
    guard isSwift, let effects else { return [] }
    return [
      effects.isThrowing ? unmarkedThrow : nil, effects.isAsync ? unmarkedWait(waiting) : nil,
    ]
    .compactMap { $0.map { Diagnostic(.error, $0, at: range) } }
  }

  /// `try?` and `try!` handle what is thrown; a plain `try` needs someone around it who does.
  private var unmarkedThrow: LanguageFact? {
    switch context.trying {
    case nil: .unmarkedThrow(isHandled: context.handlesErrors)
    case .plain:
      context.handlesErrors
        ? nil : context.isPartlyCaught ? .errorsNotAllCaught : .errorsNotHandled
    case .optional, .forced, .awaited: nil
    }
  }

  /// Where nobody can wait, that is said before the missing `await`; a `defer` cannot wait even in
  /// an async function.
  private func unmarkedWait(_ waiting: LanguageFact.Waiting) -> LanguageFact? {
    if !context.isAsync { return .waitNowhere(waiting) }
    if context.isInDefer { return .waitInDefer }
    return context.isAwaiting ? nil : .unmarkedWait
  }
}
