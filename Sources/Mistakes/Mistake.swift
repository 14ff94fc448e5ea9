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

  /// By what the catalogues of phrases know it: `outlet-before-load`.
  public var id: String {
    "\(self)".reduce("") { $0 + ($1.isUppercase ? "-" + $1.lowercased() : String($1)) }
  }

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

extension Mistake {
  /// What sees it happen.
  var detector: any Detector.Type {
    switch self {
    case .outletBeforeLoad: OutletBeforeLoad.self
    case .needlessLoad: NeedlessLoad.self
    case .viewsInInitializer: ViewsInInitializer.self
    case .oneInitializerOnly: OneInitializerOnly.self
    case .loadedOnce: LoadedOnce.self
    case .resetOnReload: ResetOnReload.self
    case .earlySizes: EarlySizes.self
    case .emptyUnload: EmptyUnload.self
    case .outletKeptInUnload: OutletKeptInUnload.self
    case .stateLostInUnload: StateLostInUnload.self
    case .stateInOutlet: StateInOutlet.self
    case .memoryHeldThroughWarning: MemoryHeldThroughWarning.self
    }
  }
}
