public import Simulator

/// What there is, as a tree: windows, in them controllers, in these their views and children.
///
/// A controller stands where it belongs, and once: as a root, a child or presented; else in the view
/// that its view was put into; else at the end, among those that are in no window.
public struct Hierarchy: Equatable, Sendable {
  public private(set) var branches: [Branch] = []

  public struct Branch: Equatable, Sendable {
    public var id: ObjectID
    public var kind: Kind
    public var branches: [Branch] = []
  }

  public enum Kind: Equatable, Sendable {
    case window
    case controller(Role)
    /// A controller's view; for a child, the view that it is in where that is not its parent's.
    case view(of: ObjectID, in: ObjectID?)
    /// A view in another one.
    case subview(of: ObjectID)
  }

  /// Why a controller stands where it does.
  public enum Role: Equatable, Sendable {
    case root(of: ObjectID)
    case child(Childhood, of: ObjectID)
    /// Presented in a style, by UIKit's name of it.
    case presented(by: ObjectID, style: String)
    /// On its way out of a container, which shows it until the transition ends.
    case leaving(ObjectID)
    /// Nobody's child, though its view is in somebody's view.
    case guest(of: ObjectID)
    /// In no window, and in nothing that is.
    case alone
  }

  public init(of simulation: Simulation) {
    var survey = Survey(simulation)
    branches = simulation.windows.map { survey.window($0) }
    let controllers = simulation.liveViewControllers
    for id in controllers where !survey.isPlaced(id) && survey.host(of: id) == nil {
      branches.append(survey.controller(id, .alone))
    }
    for id in controllers where !survey.seen.contains(id) {
      branches.append(survey.controller(id, survey.stray(id)))
    }
  }
}

extension Hierarchy {
  /// What leads to controllers of a class, or of one below it, and nothing else.
  public func paths(toClass name: String, in simulation: Simulation) -> Hierarchy {
    var paths = self
    paths.branches = branches.compactMap { $0.path(toClass: name, in: simulation) }
    return paths
  }
}

extension Hierarchy.Branch {
  /// The branch with those of its branches that lead to such a controller; nil where nothing does.
  fileprivate func path(toClass name: String, in simulation: Simulation) -> Hierarchy.Branch? {
    var path = self
    path.branches = branches.compactMap { $0.path(toClass: name, in: simulation) }
    guard case .controller = kind, simulation.isKind(id, of: name) else {
      return path.branches.isEmpty ? nil : path
    }
    return path
  }
}

/// A walk over a simulation that comes to each controller once.
private struct Survey {
  private let simulation: Simulation
  private let roots: Set<ObjectID>
  private(set) var seen: Set<ObjectID> = []

  init(_ simulation: Simulation) {
    self.simulation = simulation
    roots = Set(simulation.windows.compactMap { simulation.rootViewController(of: $0) })
  }

  /// Whether another controller or a window has it.
  func isPlaced(_ id: ObjectID) -> Bool {
    roots.contains(id) || simulation.presenting(id) != nil
      || simulation.parent(of: id).map { simulation.children(of: $0).contains(id) } == true
  }

  /// What a controller is that nobody has.
  func stray(_ id: ObjectID) -> Hierarchy.Role {
    if let parent = simulation.parent(of: id) { return .leaving(parent) }
    return host(of: id).map { .guest(of: $0) } ?? .alone
  }

  /// The view that a controller's view was put into.
  func host(of id: ObjectID) -> ObjectID? {
    simulation.loadedView(of: id).flatMap { simulation.superview(of: $0) }
  }

  mutating func window(_ id: ObjectID) -> Hierarchy.Branch {
    var branch = Hierarchy.Branch(id: id, kind: .window)
    if let root = simulation.rootViewController(of: id), !seen.contains(root) {
      branch.branches.append(controller(root, .root(of: id)))
    }
    branch.branches += subviews(of: id)
    return branch
  }

  mutating func controller(_ id: ObjectID, _ role: Hierarchy.Role) -> Hierarchy.Branch {
    seen.insert(id)
    var branch = Hierarchy.Branch(id: id, kind: .controller(role))
    if let view = simulation.loadedView(of: id) {
      let kind = Hierarchy.Kind.view(of: id, in: foreignHost(of: id, role))
      branch.branches.append(
        Hierarchy.Branch(id: view, kind: kind, branches: subviews(of: view)))
    }
    for child in simulation.children(of: id) where !seen.contains(child) {
      let childhood = simulation.childhood(of: child) ?? .child
      branch.branches.append(controller(child, .child(childhood, of: id)))
    }
    if let presented = simulation.presented(by: id), !seen.contains(presented) {
      let style = simulation.presentationStyleName(of: presented)
      branch.branches.append(controller(presented, .presented(by: id, style: style)))
    }
    return branch
  }

  /// Where a child's view is, unless it is in its parent's view.
  private func foreignHost(of id: ObjectID, _ role: Hierarchy.Role) -> ObjectID? {
    guard case .child(_, let parent) = role, let host = host(of: id) else { return nil }
    return host == simulation.loadedView(of: parent) ? nil : host
  }

  /// The views in a view; those of controllers that stand elsewhere are shown there.
  private mutating func subviews(of view: ObjectID) -> [Hierarchy.Branch] {
    var branches: [Hierarchy.Branch] = []
    for subview in simulation.subviews(of: view) {
      if let id = simulation.controller(ofView: subview) {
        if !isPlaced(id), !seen.contains(id) { branches.append(controller(id, stray(id))) }
      } else {
        branches.append(
          Hierarchy.Branch(
            id: subview, kind: .subview(of: view), branches: subviews(of: subview)))
      }
    }
    return branches
  }
}
