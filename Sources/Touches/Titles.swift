import InterfaceModel
import Lists
public import ObjectModel
public import ObjectRuntime
import Simulator
import Syntax

/// What a person finds under a title and can touch.
public enum Titled: Hashable, Sendable {
  case alertButton(ObjectID, Int)
  case action(ObjectID, of: ObjectID)
  case barButton(ObjectID)
  /// An entry of the menu of a button or bar item that is open.
  case menuElement(ObjectID, of: ObjectID)
  case button(ObjectID)
  case cell(ObjectID)
  /// A title of the index of a table, by its place.
  case indexTitle(Int, of: ObjectID)
  /// The button that ends a search, of a search bar or a search controller.
  case cancel(search: ObjectID)
  case tab(Int)
  /// The button that leads back to the controller below, of a navigation controller.
  case back(ObjectID)
  /// The last item of a tab bar that has no room for all.
  case more(ObjectID)
}

extension Simulation {
  /// What has a title on screen: a button of an alert, behind which nothing can be touched, else a
  /// bar button, button or cell of the visible controller or one around it, else a tab.
  public func touchable(titled title: String) -> Titled? {
    touchables.first { $0.title == title }?.target
  }

  /// The titles of all that can be touched by one.
  public var touchableTitles: [String] { touchables.map(\.title) }

  private var touchables: [(title: String, target: Titled)] {
    if let alert = interface.alertViews.last {
      return buttons(ofAlert: alert).enumerated().compactMap { place, title in
        text(of: title).map { ($0, .alertButton(alert, place)) }
      }
    }
    return windowsInReach.compactMap(visibleController(in:)).flatMap(touchables(around:))
  }

  private func touchables(around visible: ObjectID) -> [(title: String, target: Titled)] {
    if isKind(visible, of: "UIAlertController") {
      return (list("actions", of: visible)).compactMap { action in
        title(of: action).map { ($0, .action(action, of: visible)) }
      }
    }
    let (items, shown) = shown(around: visible)
    let tools = shown.filter { isKind($0, of: "UIToolbar") }.flatMap { list("items", of: $0) }
    let bars = (items + tools).compactMap { item in
      title(of: item).map { ($0, Titled.barButton(item)) }
    }
    let cancels = searches(around: visible, among: shown).map {
      (title: "Cancel", target: Titled.cancel(search: $0))
    }
    let entries = (items + shown).flatMap(openMenu)
    let buttons = shown.filter { isKind($0, of: "UIButton") }
      .compactMap { button in buttonTitle(of: button).map { ($0, Titled.button(button)) } }
    let tabs = visible == visibleController ? tabs : []
    let backs = Array(ancestry(of: visible)).compactMap(backButton)
    return entries + bars + buttons + cells(among: shown) + indices(among: shown) + cancels + tabs
      + backs
  }

  /// The button that goes back from a controller, by what it shows: the title of the one below, as
  /// far as that has one; from iOS 26 on it is an arrow, which is read as "Back".
  private func backButton(of controller: ObjectID) -> (title: String, target: Titled)? {
    guard let container = parent(of: controller), isKind(container, of: "UINavigationController"),
      let place = children(of: container).firstIndex(of: controller), place > 0,
      topOfStack(of: container) == controller, hasBackButton(container)
    else { return nil }
    let below = children(of: container)[place - 1]
    let item = field(named: "navigationItem", of: below)?.object
    let own = item.flatMap { field(named: "backBarButtonItem", of: $0)?.object }
    let shown = [own, item, below].compactMap { $0 }.lazy.compactMap { self.title(of: $0) }.first
    let isArrow = version >= UIKitVersion(26)
    return (isArrow ? "Back" : shown ?? "Back", .back(container))
  }

  /// The items of the bars around a controller, and the views on screen.
  private func shown(around visible: ObjectID) -> (items: [ObjectID], views: [ObjectID]) {
    let around = Array(ancestry(of: visible))
    let top = around.reduce(visible) { $1 }
    let items = around.flatMap(barButtons)
    let inBars = items.compactMap { field(named: "customView", of: $0)?.object }
    return (items, (inBars + [loadedView(of: top)].compactMap { $0 }).flatMap(shownTree))
  }

  /// The button or bar item whose menu is open.
  fileprivate var ownerOfOpenMenu: ObjectID? {
    guard let visible = visibleController else { return nil }
    let (items, views) = shown(around: visible)
    return (items + views).first { field(named: "openMenu", of: $0)?.object != nil }
  }

  /// The entries of the menu that a button or bar item has opened, which lie over all else.
  private func openMenu(of owner: ObjectID) -> [(title: String, target: Titled)] {
    guard let menu = field(named: "openMenu", of: owner)?.object else { return [] }
    return entries(of: menu).compactMap { entry in
      title(of: entry).map { ($0, .menuElement(entry, of: owner)) }
    }
  }

  /// What stands in a menu, those that menus show in it among them; some say that they are hidden.
  private func entries(of menu: ObjectID) -> [ObjectID] {
    list("children", of: menu).flatMap { child -> [ObjectID] in
      if isKind(child, of: "UIMenu") {
        let isInline = (field(named: "options", of: child)?.integer ?? 0) & 1 != 0
        return isInline ? entries(of: child) : [child]
      }
      let isHidden = (field(named: "attributes", of: child)?.integer ?? 0) & 4 != 0
      return isHidden ? [] : [child]
    }
  }

  /// Cells by the texts that they show.
  private func cells(among views: [ObjectID]) -> [(title: String, target: Titled)] {
    views.filter { view in superview(of: view).map { interface.lists[$0] != nil } ?? false }
      .filter { isKind($0, of: "UITableViewCell") || isKind($0, of: "UICollectionViewCell") }
      .flatMap { cell in texts(in: cell).map { ($0, Titled.cell(cell)) } }
  }

  /// What shows a button that ends a search: a search controller that is there, else the search bars
  /// that are told to.
  private func searches(around visible: ObjectID, among views: [ObjectID]) -> [ObjectID] {
    if isKind(visible, of: "UISearchController") { return [visible] }
    return views.filter {
      isKind($0, of: "UISearchBar") && field(named: "showsCancelButton", of: $0)?.isTrue == true
    }
  }

  /// What stands at the edges of tables.
  private func indices(among views: [ObjectID]) -> [(title: String, target: Titled)] {
    views.filter { isKind($0, of: "UITableView") }.flatMap { table in
      indexTitles(of: table).enumerated().map { ($1, .indexTitle($0, of: table)) }
    }
  }

  private func texts(in cell: ObjectID) -> [String] {
    let content = field(named: "contentConfiguration", of: cell)?.object
    return ([content].compactMap { $0 } + shownTree(below: cell))
      .compactMap { field(named: "text", of: $0).flatMap(text) }.filter { !$0.isEmpty }
  }

  private func title(of id: ObjectID) -> String? {
    ["title", "systemTitle"].lazy.compactMap { self.field(named: $0, of: id).flatMap(self.text) }
      .first
  }

  private func buttonTitle(of button: ObjectID) -> String? {
    field(named: "configuration", of: button)?.object.flatMap { title(of: $0) }
      ?? title(of: button)
  }

  private func list(_ name: String, of id: ObjectID) -> [ObjectID] {
    (field(named: name, of: id).flatMap(elements) ?? []).compactMap(\.object)
  }

  func barButtons(of controller: ObjectID) -> [ObjectID] {
    let item = field(named: "navigationItem", of: controller)?.object
    let single = ["leftBarButtonItem", "rightBarButtonItem"].compactMap { side in
      item.flatMap { field(named: side, of: $0)?.object }
    }
    let sides = ["leftBarButtonItems", "rightBarButtonItems"]
    let hasToolbar =
      container(of: controller, "UINavigationController")
      .flatMap { field(named: "toolbarHidden", of: $0) }?.isTrue == false
    return single
      + sides.flatMap { side in item.map { list(side, of: $0) } ?? [] }
      + (hasToolbar ? list("toolbarItems", of: controller) : [])
  }

  private var tabs: [(title: String, target: Titled)] {
    guard let container = shownContainer("UITabBarController") else { return [] }
    let objects = tabObjects(of: container)
    if !objects.isEmpty {
      return objects.enumerated().compactMap { place, tab in
        title(of: tab).map { ($0, .tab(place)) }
      }
    }
    let more: [(String, Titled)] =
      tabsBehindMore(of: container).isEmpty ? [] : [("More", .more(container))]
    return tabs(of: container).enumerated().compactMap { place, child in
      title(ofTab: child).map { ($0, .tab(place)) }
    } + more
  }

  /// What the item of a controller in a tab bar is called; that of a navigation controller is its
  /// root's where nothing else is said.
  private func title(ofTab child: ObjectID) -> String? {
    let item = field(named: "tabBarItem", of: child)?.object
    if let own = item.flatMap({ title(of: $0) }) ?? title(of: child) { return own }
    guard isKind(child, of: "UINavigationController"), let root = children(of: child).first else {
      return nil
    }
    return title(ofTab: root)
  }

  /// A view and what is below it, without what is hidden.
  func shownTree(below view: ObjectID) -> [ObjectID] {
    if field(named: "hidden", of: view)?.isTrue == true { return [] }
    return [view] + subviews(of: view).flatMap { shownTree(below: $0) }
  }
}

extension Turn {
  /// A finger on what has a title; one beside a menu that is open closes that, and does no more.
  public mutating func touch(_ target: Titled) throws(Fault) {
    if case .menuElement = target {
    } else if let owner = simulation.ownerOfOpenMenu {
      return try setField("openMenu", to: .none, of: owner)
    }
    switch target {
    case .alertButton(let alert, let place): try touch(button: place, ofAlertView: alert)
    case .action(let action, let alert): try touch(action: action, of: alert)
    case .barButton(let target), .button(let target), .cell(let target): try tap(target)
    case .menuElement(let element, let owner): try choose(element, of: owner)
    case .indexTitle(let place, let table): try touch(indexTitle: place, of: table)
    case .cancel(let search): try cancelSearch(of: search)
    case .tab(let place): try touchTab(place)
    case .more(let container): try touchMore(of: container)
    case .back(let container): try touchBack(of: container)
    }
  }
}
