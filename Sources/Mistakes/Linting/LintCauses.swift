import Diagnostics
import ObjectRuntime

// One warning a cause: what follows from what is said already is left out.
extension Lint {
  mutating func tellCausesOnce() {
    let all = warnings
    warnings.removeAll { warning in all.contains { $0.finding.explains(warning.finding) } }
    ends.removeAll { end in all.contains { $0.explains(end) } }
    unmade.removeAll { unmade in
      unmade.reason == .ended && all.contains { $0.finding.endsInitializer(of: unmade.type) }
    }
  }
}

extension Finding {
  /// Whether it is why an initialiser ended the app.
  fileprivate func endsInitializer(of other: String) -> Bool {
    if case .outletWasNil = evidence { type == other } else { false }
  }

  /// Whether another finding follows from its cause: an outlet is left where nothing is let go,
  /// super is left out where nothing is done, what was
  /// to be presented and never came is not shown, what was entered is lost where it has no other home.
  fileprivate func explains(_ other: Finding) -> Bool {
    guard type == other.type else { return false }
    switch (evidence, other.evidence) {
    case (.unloadIsEmpty, .superSkipped(let call)): return call.name == "viewDidUnload"
    case (.presentedOffScreen(let name, _), .neverShown): return name == other.object
    case (.onlyHome(let outlet, _), .entryLost(let lost, _)): return outlet == lost
    case (.leaked(_, let field, _), .unloadIsMissing(let kept)): return kept == [field]
    case (.unloadIsMissing, .leaked): return false
    case (.leaked(_, _, let line), .neverReleased): return line == other.line
    case (_, .outletKept(let outlet)), (_, .leaked(_, let outlet, _)):
      return subject == .mistake(.emptyUnload) && evidence.kept.contains(outlet)
    default: return false
    }
  }
}

extension Lint.Warning {
  /// Whether the app ended by what it tells: an outlet that was nil, a view that never came.
  fileprivate func explains(_ end: Lint.End) -> Bool {
    switch finding.evidence {
    case .outletWasNil:
      return file == end.file && end.range.lowerBound <= range.lowerBound
        && range.upperBound <= end.range.upperBound
    case .viewNotSet:
      if case .endless(.loading) = end.fault { return finding.type == end.type }
      return false
    default: return false
    }
  }
}
