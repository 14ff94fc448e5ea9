public import Curriculum

/// Where a controller stands in its life; the edges of the automaton lead from one to another.
public enum LifeState: CaseIterable, Sendable {
  case noView, offScreen, appearing, onScreen, disappearing, freed
}

extension Skill.Edge {
  /// Where it begins, and where it leads.
  public var ends: (from: LifeState?, to: LifeState) {
    switch self {
    case .birth: (nil, .noView)
    case .load: (.noView, .offScreen)
    case .appear: (.offScreen, .appearing)
    case .isAppearing, .layout: (.appearing, .appearing)
    case .shown: (.appearing, .onScreen)
    case .leave: (.onScreen, .disappearing)
    case .gone: (.disappearing, .offScreen)
    case .turnBack: (.disappearing, .appearing)
    case .warn: (.offScreen, .offScreen)
    case .unload, .toNil: (.offScreen, .noView)
    case .end: (.noView, .freed)
    }
  }
}
