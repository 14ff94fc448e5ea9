import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// A search controller stands over who has its search bar; that one hears of no appearance.
extension Turn {
  /// `setActive:`. It is presented or dismissed like any controller, but the delegate and the
  /// results are told as well (§17.33).
  package mutating func setActive(_ isActive: Bool, of search: ObjectID) throws(Fault) {
    if isActive == (simulation.presenting(search) != nil) { return }
    if isActive {
      guard let host = simulation.searched(by: search) else { return }
      // Who presents it there spares UIKit that (UISearchController.h).
      _ = try tell("delegate", of: search, "presentSearchController:")
      let isPresented = simulation.presenting(search) != nil
      _ = try tell("delegate", of: search, "willPresentSearchController:")
      if !isPresented { try present(search, on: host, animated: true) }
      guard simulation.presenting(search) != nil else { return }
    } else {
      _ = try tell("delegate", of: search, "willDismissSearchController:")
      try dismiss(from: search, animated: true)
      if let bar = simulation.field(named: "searchBar", of: search)?.object {
        try setField("text", to: .string(""), of: bar)
      }
    }
    try show(.bool(isActive), as: "active", of: search)
    try updateSearchResults(of: search)
  }

  /// Sent on every change of the text or of being active.
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

  /// A person types into a search bar: its search controller comes, if it is not there.
  package mutating func searchText(changedIn bar: ObjectID) throws(Fault) {
    guard let search = simulation.searchController(of: bar), simulation.presenting(search) == nil
    else { return }
    try send("setActive:", to: .object(search), [.bool(true)], from: .uikit)
  }

  /// A finger on the button that ends a search, of a search bar or of a search controller that is
  /// there: the bar's delegate is told, and the controller goes.
  package mutating func cancelSearch(of target: ObjectID) throws(Fault) {
    let isController = simulation.isKind(target, of: "UISearchController")
    let bar =
      isController
      ? try send("searchBar", to: .object(target), from: .uikit).object ?? target : target
    try tell("delegate", of: bar, "searchBarCancelButtonClicked:")
    guard let search = isController ? target : simulation.searchController(of: bar),
      simulation.isAlive(search), simulation.presenting(search) != nil
    else { return }
    try send("setActive:", to: .object(search), [.bool(false)], from: .uikit)
  }

  /// The text of a search bar is another, by whose doing ever: a search controller that is there asks
  /// for results.
  package mutating func searchText(setIn bar: ObjectID) throws(Fault) {
    guard let search = simulation.searchController(of: bar), simulation.presenting(search) != nil
    else { return }
    try updateSearchResults(of: search)
  }
}

extension Simulation {
  /// The oldest search controller with that bar.
  fileprivate func searchController(of bar: ObjectID) -> ObjectID? {
    interface.viewControllers.keys.sorted().first {
      isAlive($0) && isKind($0, of: "UISearchController")
        && field(named: "searchBar", of: $0) == .object(bar)
    }
  }

  /// The controller whose navigation item has the search controller, or whose view its bar.
  /// A bar that is nowhere is taken to be of the controller that is seen.
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
