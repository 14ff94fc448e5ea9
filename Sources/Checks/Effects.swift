package import Diagnostics
package import Lookup
import Syntax
package import TypedTree

extension Sight {
  /// What is wrong with a call that lacks its `try` or `await`, or that nobody can make here.
  package func problems(of effects: Effects?, at range: SourceRange) -> [Diagnostic<LanguageFact>] {
    guard isSwift, let effects else { return [] }
    return [effects.isThrowing ? unmarkedThrow : nil, effects.isAsync ? unmarkedWait : nil]
      .compactMap { $0.map { Diagnostic(.error, $0, at: range) } }
  }

  private var unmarkedThrow: LanguageFact? {
    switch context.trying {
    case nil: .unmarkedThrow(isHandled: context.handlesErrors)
    case .plain: context.handlesErrors ? nil : .errorsNotHandled
    case .optional, .forced, .awaited: nil
    }
  }

  private var unmarkedWait: LanguageFact? {
    if !context.isAsync { return .waitNowhere }
    return context.isAwaiting ? nil : .unmarkedWait
  }
}
