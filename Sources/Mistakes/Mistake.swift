/// One of the twelve mistakes of a life cycle, by the number the Russian source gives it.
public enum Mistake: Int, CaseIterable, Sendable {
  case outletBeforeLoad = 1
  case needlessLoad
  case viewsInInitializer
  case oneInitializerOnly
  case loadedOnce
  case resetOnReload
  case earlySizes
  case emptyUnload
  case outletKeptInUnload
  case stateLostInUnload
  case stateInOutlet
  case memoryHeldThroughWarning

  public var number: Int { rawValue }

  public var kind: Kind {
    switch self {
    case .outletBeforeLoad, .oneInitializerOnly, .loadedOnce, .earlySizes, .stateInOutlet: .logic
    case .needlessLoad, .viewsInInitializer, .emptyUnload, .outletKeptInUnload,
      .memoryHeldThroughWarning:
      .performance
    case .resetOnReload, .stateLostInUnload: .userUnfriendly
    }
  }

  /// What a mistake costs; the letter stays Latin in every language.
  public enum Kind: String, CaseIterable, Sendable {
    case performance = "p"
    case logic = "l"
    case userUnfriendly = "u"
  }
}
