import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// A search controller stands over who has its search bar; that one hears of no appearance.
extension Turn {
  package mutating func setActive(_ isActive: Bool, of search: ObjectID) throws(Fault) {
    if isActive == (simulation.presenting(search) != nil) { return }
    if isActive {
      guard let host = simulation.searched(by: search) else { return }
      _ = try tell("delegate", of: search, "willPresentSearchController:")
      try present(search, on: host, animated: true)
      guard simulation.presenting(search) != nil else { return }
    } else {
      _ = try tell("delegate", of: search, "willDismissSearchController:")
      try dismiss(from: search, animated: true)
      if let bar = simulation.field(named: "searchBar", of: search)?.object {
        try setValue(.none, forKey: "text", of: bar)
      }
    }
    try show(.bool(isActive), as: "active", of: search)
    try updateSearchResults(of: search)
  }

  private mutating func updateSearchResults(of search: ObjectID) throws(Fault) {
    _ = try tell(
      "searchResultsUpdater", of: search, "updateSearchResultsForSearchController:")
  }

  /// The end of the transition by which a search controller came, or went.
  mutating func tellOfSearch(_ transition: Transition) throws(Fault) {
    switch transition.kind {
    case .present:
      guard let search = transition.entering, simulation.isKind(search, of: "UISearchController")
      else { return }
      _ = try tell("delegate", of: search, "didPresentSearchController:")
    case .dismiss:
      for search in transition.removed where simulation.isKind(search, of: "UISearchController") {
        _ = try tell("delegate", of: search, "didDismissSearchController:")
      }
    case .display, .push, .pop, .select, .turn, .exchange: return
    }
  }

  /// A person types into a search bar: its search controller comes, and asks for results.
  package mutating func searchText(changedIn bar: ObjectID) throws(Fault) {
    guard
      let search = simulation.interface.viewControllers.keys.sorted().first(where: {
        simulation.isAlive($0) && simulation.isKind($0, of: "UISearchController")
          && simulation.field(named: "searchBar", of: $0) == .object(bar)
      })
    else { return }
    if simulation.presenting(search) == nil {
      try send("setActive:", to: .object(search), [.bool(true)], from: .uikit)
    } else {
      try updateSearchResults(of: search)
    }
  }
}

extension Simulation {
  /// The controller whose navigation item has the search controller, or whose view its bar.
  fileprivate func searched(by search: ObjectID) -> ObjectID? {
    let owner = interface.viewControllers.keys.sorted().first { id in
      isAlive(id)
        && field(named: "navigationItem", of: id)?.object.flatMap {
          field(named: "searchController", of: $0)
        } == .object(search)
    }
    if let owner { return owner }
    let bar = field(named: "searchBar", of: search)?.object
    return bar.flatMap(nearestController(above:)) ?? visibleController
  }
}
