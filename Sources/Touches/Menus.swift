import ObjectModel
import ObjectRuntime
import Simulator

// Menus of buttons and bar items, from iOS 14 on.
extension Turn {
  /// Opens the menu that a touch of a button or bar item shows; false where it shows none.
  mutating func openMenu(of owner: ObjectID) throws(Fault) -> Bool {
    guard let menu = simulation.field(named: "menu", of: owner)?.object else { return false }
    if simulation.isKind(owner, of: "UIControl") {
      guard simulation.field(named: "showsMenuAsPrimaryAction", of: owner)?.isTrue == true else {
        return false
      }
      try sendActions(of: owner, for: Turn.menuTriggered)
    }
    try setField("openMenu", to: .object(menu), of: owner)
    return true
  }

  /// `UIControlEventMenuActionTriggered`.
  private static let menuTriggered = 1 << 14

  /// A finger on an entry: a menu opens in the place of the one that it stands in, an action is run
  /// when the menu has gone. What is disabled feels nothing.
  mutating func choose(_ element: ObjectID, of owner: ObjectID) throws(Fault) {
    if simulation.isKind(element, of: "UIMenu") {
      return try setField("openMenu", to: .object(element), of: owner)
    }
    if (simulation.field(named: "attributes", of: element)?.integer ?? 0) & 1 != 0 { return }
    hold(element)
    try setField("openMenu", to: .none, of: owner)
    if simulation.field(named: "changesSelectionAsPrimaryAction", of: owner)?.isTrue == true {
      try select(element, of: owner)
    }
    try run(action: element, from: .object(owner))
  }

  /// A button that shows what was chosen last.
  private mutating func select(_ element: ObjectID, of owner: ObjectID) throws(Fault) {
    let menu = simulation.field(named: "menu", of: owner)?.object
    let children = menu.flatMap { simulation.field(named: "children", of: $0) }
    for child in (simulation.elements(of: children ?? .none) ?? []).compactMap(\.object)
    where simulation.field(named: "state", of: child) != nil {
      try setField("state", to: .int(child == element ? 1 : 0), of: child)
    }
    let title = simulation.field(named: "title", of: element) ?? .none
    try setField("title", to: title, of: owner)
  }
}
