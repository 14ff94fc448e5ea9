import ObjectModel
public import ObjectRuntime
public import Scripts
public import Simulator
import UIKitAPI

/// What there is, as a tree: windows, in them controllers, in these their views and children.
///
/// A controller stands where it belongs, and once: as a root, a child or presented; else in the
/// view that its view was put into; else at the end, among those that are in no window.
public struct Hierarchy: Equatable, Sendable {
  public private(set) var branches: [Branch] = []

  /// A controller or window, with what stands in it.
  public struct Branch: Equatable, Sendable {
    public var name: String
    public var kind: Kind
    public var branches: [Branch] = []
  }

  /// What it is; sizes are written `320×460`.
  public enum Kind: Equatable, Sendable {
    case window(size: String, isVisible: Bool)
    /// The owners of one that stands alone.
    case controller(Role, ControllerPlace, owners: [OwnerName]?)
    /// A controller's view; for a child, the view that it is in where that is not its parent's.
    case view(size: String, of: String, in: String?)
    /// A view in another one.
    case subview(size: String, in: String)
  }

  /// Why a controller stands where it does.
  public enum Role: Equatable, Sendable {
    case root(of: String)
    case child(Childhood, of: String)
    /// Presented in a style, by UIKit's name of it.
    case presented(by: String, style: String)
    /// On its way out of a container, which shows it until the transition ends.
    case leaving(String)
    /// Nobody's child, though its view is in somebody's view.
    case guest(of: String)
    /// In no window, and in nothing that is.
    case alone
  }

  /// All that there is; or only what leads to controllers of a class, or of one below it.
  public init(of simulation: Simulation, leadingTo type: String? = nil) {
    var survey = Survey(simulation, type)
    branches = simulation.windows.compactMap { survey.window($0) }
    let controllers = simulation.liveViewControllers
    for id in controllers where !survey.isPlaced(id) && survey.host(of: id) == nil {
      branches += survey.controller(id, .alone)
    }
    for id in controllers where !survey.seen.contains(id) {
      branches += survey.controller(id, survey.stray(id))
    }
  }
}

extension Hierarchy {
  /// The same where nobody is told who owns what.
  public var withoutOwners: Hierarchy {
    var hierarchy = self
    hierarchy.branches = branches.map(\.withoutOwners)
    return hierarchy
  }
}

extension Hierarchy.Branch {
  fileprivate var withoutOwners: Self {
    var branch = self
    branch.branches = branches.map(\.withoutOwners)
    if case .controller(let role, let place, owners: _) = kind {
      branch.kind = .controller(role, place, owners: nil)
    }
    return branch
  }
}

/// A walk over a simulation that comes to each controller once.
private struct Survey {
  private let simulation: Simulation
  private let narrator: Narrator
  /// The class of the controllers that are looked for.
  private let wanted: String?
  private let roots: Set<ObjectID>
  private(set) var seen: Set<ObjectID> = []

  init(_ simulation: Simulation, _ wanted: String?) {
    self.simulation = simulation
    self.wanted = wanted
    narrator = Narrator(simulation)
    roots = Set(simulation.windows.compactMap { simulation.rootViewController(of: $0) })
  }

  /// Whether another controller or a window has it.
  func isPlaced(_ id: ObjectID) -> Bool {
    roots.contains(id) || simulation.presenting(id) != nil
      || simulation.parent(of: id).map { simulation.children(of: $0).contains(id) } == true
  }

  /// What a controller is that nobody has.
  func stray(_ id: ObjectID) -> Hierarchy.Role {
    if let parent = simulation.parent(of: id) { return .leaving(name(of: parent)) }
    return host(of: id).map { .guest(of: name(of: $0)) } ?? .alone
  }

  /// The view that a controller's view was put into.
  func host(of id: ObjectID) -> ObjectID? {
    simulation.loadedView(of: id).flatMap { simulation.superview(of: $0) }
  }

  mutating func window(_ id: ObjectID) -> Hierarchy.Branch? {
    var branches: [Hierarchy.Branch] = []
    if let root = simulation.rootViewController(of: id), !seen.contains(root) {
      branches += controller(root, .root(of: name(of: id)))
    }
    branches += subviews(of: id)
    let kind = Hierarchy.Kind.window(size: size(of: id), isVisible: simulation.isVisible(id))
    return branch(id, kind, branches)
  }

  /// The controller with all below it; nothing where it leads nowhere.
  mutating func controller(
    _ id: ObjectID, _ role: Hierarchy.Role, in parent: ObjectID? = nil
  ) -> [Hierarchy.Branch] {
    seen.insert(id)
    var branches: [Hierarchy.Branch] = []
    if let view = simulation.loadedView(of: id) {
      let host = foreignHost(of: id, in: parent).map(name)
      let kind = Hierarchy.Kind.view(size: size(of: view), of: name(of: id), in: host)
      let subviews = subviews(of: view)
      if let branch = branch(view, kind, subviews) { branches.append(branch) }
    }
    for child in simulation.children(of: id) where !seen.contains(child) {
      let childhood = simulation.childhood(of: child) ?? .child
      branches += controller(child, .child(childhood, of: name(of: id)), in: id)
    }
    if let presented = simulation.presented(by: id), !seen.contains(presented) {
      let style = simulation.presentationStyleName(of: presented)
      branches += controller(presented, .presented(by: name(of: id), style: style))
    }
    let kind = Hierarchy.Kind.controller(
      role, narrator.place(of: id), owners: role == .alone ? narrator.owners(of: id) : nil)
    return branch(id, kind, branches).map { [$0] } ?? []
  }

  /// Where a child's view is, unless it is in its parent's view.
  private func foreignHost(of id: ObjectID, in parent: ObjectID?) -> ObjectID? {
    guard let parent, let host = host(of: id) else { return nil }
    return host == simulation.loadedView(of: parent) ? nil : host
  }

  /// The views in a view; those of controllers that stand elsewhere are shown there.
  private mutating func subviews(of view: ObjectID) -> [Hierarchy.Branch] {
    var branches: [Hierarchy.Branch] = []
    for subview in simulation.subviews(of: view) {
      if let id = simulation.controller(ofView: subview) {
        if !isPlaced(id), !seen.contains(id) { branches += controller(id, stray(id)) }
      } else {
        let kind = Hierarchy.Kind.subview(size: size(of: subview), in: name(of: view))
        let subviews = subviews(of: subview)
        if let branch = branch(subview, kind, subviews) { branches.append(branch) }
      }
    }
    return branches
  }

  /// Nil for what does not lead to what is looked for.
  private func branch(
    _ id: ObjectID, _ kind: Hierarchy.Kind, _ branches: [Hierarchy.Branch]
  ) -> Hierarchy.Branch? {
    if let wanted, branches.isEmpty {
      guard case .controller = kind, simulation.isKind(id, of: wanted) else { return nil }
    }
    return Hierarchy.Branch(name: name(of: id), kind: kind, branches: branches)
  }

  private func name(of id: ObjectID) -> String { simulation.name(of: id) }

  /// Empty for what is no view.
  private func size(of view: ObjectID) -> String { simulation.frame(of: view)?.size.text ?? "" }
}
