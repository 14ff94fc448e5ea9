import Simulator

extension Czech {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "před iOS \(version) nic takového není"
    case .noGestureUnderWay: "žádné gesto neprobíhá"
    case .gestureUnderWay: "gesto už probíhá: nejdřív ho dokončete, nebo zrušte"
    case .noNavigationController: "na obrazovce není žádný UINavigationController"
    case .rootStays: "kořen zásobníku nejde odebrat"
    case .gestureDisabled: "aplikace toto gesto vypnula"
    case .noSheet: "na obrazovce není žádný sheet"
    case .noTabBar: "na obrazovce není žádný tab bar"
    case .noSuchTab(let index, let count):
      "tab \(index) neexistuje: počítá se od 0, počet tabů: \(count)"
    case .noPages: "na obrazovce není žádný UIPageViewController"
    case .inBackground: "aplikace je na pozadí"
    case .notInBackground: "aplikace už je na obrazovce"
    case .sameOrientation: "obrazovka už tak stojí"
    }
  }
}
