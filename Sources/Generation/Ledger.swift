import Syntax

/// Two objects, and statement by statement who comes to own them.
struct Ledger {
  /// What the two are.
  enum Family: CaseIterable {
    case views, controllers

    /// The class of both.
    var type: String {
      switch self {
      case .views: "UIView"
      case .controllers: "UIViewController"
      }
    }

    /// Names that the two may have.
    var names: [String] {
      switch self {
      case .views: ["card", "photo", "label", "badge", "chart", "map"]
      case .controllers: ["menu", "list", "note", "mail", "shop", "song"]
      }
    }
  }

  /// Where an object can be put; not all of them own what is there.
  enum Place: CaseIterable {
    /// Below something else, and below the other of the two.
    case parent, other
    /// On a navigation controller's stack, and presented.
    case stack, sheet
    /// An array, and a dictionary under the object's name.
    case pile, index
    /// A property that owns, one that does not, a variable, and a second count by hand.
    case top, guest, spare, count
    /// A closure that holds what it captures, and one that does not.
    case capture, weakCapture
    /// A gesture recogniser's target, which it does not own, and a controller's view.
    case target, page

    /// A controller stands in one of these at a time; a view that is moved leaves the other.
    static let hierarchy: [Place] = [.parent, .other, .stack, .sheet]

    /// What is there already makes way.
    var holdsOne: Bool {
      switch self {
      case .top, .guest, .spare, .capture, .weakCapture, .page: true
      case .parent, .other, .stack, .sheet, .pile, .index, .count, .target: false
      }
    }
  }

  /// What code does with an object, as far as its owners tell it.
  enum Statement: Equatable {
    /// An object by its name, with what it leaves in that moment.
    case put(String, Place)
    /// What was put there last leaves it.
    case take(Place)
  }

  let version: UIKitVersion
  let family: Family
  /// Two, of which either may come to own the other.
  let names: [String]
  /// Who is where, the last one put there last.
  private var there: [Place: [String]] = [:]
  /// What has been said, a statement a line.
  private var lines: [String] = []
  /// Where something has been put.
  private var used: Set<Place> = []

  init(_ family: Family, _ names: [String], under version: UIKitVersion) {
    (self.family, self.names, self.version) = (family, names, version)
  }

  /// Whether the code is Swift: from the version on that `Scene` names.
  private var isSwift: Bool { version >= Scene.firstOfSwift }

  /// The variables that name it: what somebody counts who counts variables.
  func variables(of name: String) -> Int { holds(.spare, name) ? 2 : 1 }

  /// Whether an object is in a place now.
  private func holds(_ place: Place, _ name: String) -> Bool {
    there[place]?.contains(name) == true
  }

  /// The one of the two that is not meant.
  private func other(than name: String) -> String { name == names[0] ? names[1] : names[0] }
}

// MARK: - What can be said
extension Ledger {
  /// What can be said next of one of the two.
  func statements(of name: String) -> [Statement] {
    Place.allCases.filter { canTake(name, to: $0) }.map { .put(name, $0) }
      + Place.allCases.filter { canLeave($0, name) }.map { .take($0) }
  }

  /// Whether it can be put there next: not twice, not into a second place of the hierarchy, and
  /// only where the version and the language have such a place.
  private func canTake(_ name: String, to place: Place) -> Bool {
    if place == .count { return !isSwift && there[.count, default: []].count < 2 }
    if holds(place, name) { return false }
    if family == .controllers, Place.hierarchy.contains(place),
      Place.hierarchy.contains(where: { holds($0, name) })
    {
      return false
    }
    let canNest = family == .views || version >= UIKitVersion(5)
    return switch place {
    case .pile, .index, .top, .guest, .spare: true
    case .parent: canNest
    case .other: canNest && !holds(.other, other(than: name))
    case .target: version >= UIKitVersion(4)
    case .page: family == .views
    case .stack: family == .controllers
    case .sheet: family == .controllers && isSwift && there[.sheet, default: []].isEmpty
    case .capture, .weakCapture: isSwift
    case .count: false
    }
  }

  /// Whether what was put there last is this one, and a statement can take it away.
  private func canLeave(_ place: Place, _ name: String) -> Bool {
    guard there[place]?.last == name else { return false }
    return switch place {
    case .parent, .other, .stack, .sheet, .pile, .index, .top, .spare, .count, .capture: true
    case .page: isSwift
    case .guest, .weakCapture, .target: false
    }
  }

  /// Says a statement and does what it does to owners: a move leaves other places of the hierarchy,
  /// and a place that holds one makes way.
  mutating func say(_ statement: Statement) {
    switch statement {
    case .put(let name, let place):
      used.insert(place)
      lines.append(line(putting: name, to: place))
      if Place.hierarchy.contains(place) {
        for place in Place.hierarchy { there[place]?.removeAll { $0 == name } }
      }
      if place.holdsOne { there[place] = [] }
      there[place, default: []].append(name)
    case .take(let place):
      guard let name = there[place]?.popLast() else { return }
      lines.append(line(taking: name, from: place))
    }
  }
}

// MARK: - How it is said
extension Ledger {
  /// In the language of the version.
  private func say(_ swift: String, _ objectiveC: String) -> String {
    isSwift ? swift : objectiveC
  }

  /// How it is put there.
  private func line(putting name: String, to place: Place) -> String {
    let isView = family == .views
    switch place {
    case .parent, .other:
      let above = place == .other ? other(than: name) : isView ? "board" : "home"
      return isView
        ? say("\(above).addSubview(\(name))", "[\(above) addSubview:\(name)];")
        : say("\(above).addChild(\(name))", "[\(above) addChildViewController:\(name)];")
    case .stack:
      return say(
        "nav.pushViewController(\(name), animated: false)",
        "[nav pushViewController:\(name) animated:NO];")
    case .sheet: return "front.present(\(name), animated: false)"
    case .pile: return say("pile.append(\(name))", "[pile addObject:\(name)];")
    case .index:
      return say("index[\"\(name)\"] = \(name)", "[index setObject:\(name) forKey:@\"\(name)\"];")
    case .top: return say("desk.top = \(name)", "desk.top = \(name);")
    case .guest: return say("desk.guest = \(name)", "desk.guest = \(name);")
    case .spare: return say("spare = \(name)", "spare = \(name);")
    case .count: return "[\(name) retain];"
    case .capture: return "later = { [\(name)] in print(\(seen(name))) }"
    case .weakCapture: return "maybe = { [weak \(name)] in print(\(seen(name + "?")) ?? 0) }"
    case .target:
      let selector = isView ? "setNeedsLayout" : "loadView"
      return say(
        "tap.addTarget(\(name), action: #selector(\(family.type).\(selector)))",
        "[tap addTarget:\(name) action:@selector(\(selector))];")
    case .page: return say("page.view = \(name)", "page.view = \(name);")
    }
  }

  /// What a closure reads of it.
  private func seen(_ name: String) -> String {
    family == .views ? "\(name).tag" : "\(name).children.count"
  }

  /// How it leaves; empty where it cannot.
  private func line(taking name: String, from place: Place) -> String {
    let isView = family == .views
    switch place {
    case .parent, .other:
      return isView
        ? say("\(name).removeFromSuperview()", "[\(name) removeFromSuperview];")
        : say("\(name).removeFromParent()", "[\(name) removeFromParentViewController];")
    case .stack:
      return say("nav.popViewController(animated: false)", "[nav popViewControllerAnimated:NO];")
    case .sheet: return "front.dismiss(animated: false)"
    case .pile: return say("pile.removeLast()", "[pile removeLastObject];")
    case .index: return say("index[\"\(name)\"] = nil", "[index removeObjectForKey:@\"\(name)\"];")
    case .top: return say("desk.top = nil", "desk.top = nil;")
    case .spare: return say("spare = nil", "spare = nil;")
    case .count: return "[\(name) release];"
    case .capture: return "later = nil"
    case .page: return "page.view = nil"
    case .guest, .weakCapture, .target: return ""
    }
  }

  /// The statements, behind what they speak of.
  var code: String {
    (Place.allCases.filter(used.contains).flatMap(declaration) + making + lines)
      .joined(separator: "\n")
  }

  /// The two objects, in one line of Swift.
  private var making: [String] {
    isSwift
      ? ["let " + names.map { "\($0) = \(family.type)()" }.joined(separator: ", ")]
      : names.map { made($0, family.type) }
  }

  /// A variable with a new object.
  private func made(_ name: String, _ type: String) -> String {
    say("let \(name) = \(type)()", "\(type) *\(name) = [[\(type) alloc] init];")
  }

  /// What the place is declared by; what two of them share is declared with the first.
  private func declaration(of place: Place) -> [String] {
    let type = family.type
    switch place {
    case .parent: return [made(family == .views ? "board" : "home", type)]
    case .stack:
      return isSwift
        ? ["let nav = UINavigationController(rootViewController: UIViewController())"]
        : [
          made("nav", "UINavigationController"),
          "[nav pushViewController:"
            + "[[[UIViewController alloc] init] autorelease] animated:NO];",
        ]
    case .sheet: return [made("front", type), "window.rootViewController = front"]
    case .pile: return [say("var pile: [\(type)] = []", made("pile", "NSMutableArray"))]
    case .index:
      return [say("var index: [String: \(type)] = [:]", made("index", "NSMutableDictionary"))]
    case .top: return desk
    case .guest: return used.contains(.top) ? [] : desk
    case .spare: return [say("var spare: \(type)?", "\(type) *spare = nil;")]
    case .capture: return ["var later: (() -> Void)?"]
    case .weakCapture: return ["var maybe: (() -> Void)?"]
    case .target: return [made("tap", "UITapGestureRecognizer")]
    case .page: return [made("page", "UIViewController")]
    case .other, .count: return []
    }
  }

  /// A class with the properties that are used, and one object of it.
  private var desk: [String] {
    let type = family.type
    let (hasTop, hasGuest) = (used.contains(.top), used.contains(.guest))
    let top = say("  var top: \(type)?", "@property (nonatomic, retain) \(type) *top;")
    let guest = say("  weak var guest: \(type)?", "@property (nonatomic, assign) \(type) *guest;")
    let properties = (hasTop ? [top] : []) + (hasGuest ? [guest] : [])
    return isSwift
      ? ["class Desk {"] + properties + ["}", made("desk", "Desk")]
      : ["@interface Desk : NSObject"] + properties
        + ["@end", "@implementation Desk @end", made("desk", "Desk")]
  }
}
