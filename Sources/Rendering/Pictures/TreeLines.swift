import Phrases
import Sessions
import Simulator

// Windows, controllers and views: indented, or, for ears, in sentences that name what each is in.
extension Renderer {
  func tree(_ hierarchy: Hierarchy, _ simulation: Simulation) -> [String] {
    let rows = hierarchy.branches.flatMap { branches(in: $0, 0) }
    guard drawsPictures else {
      return rows.flatMap { sentence(phrases.tree(phrase($0.branch, simulation)), hanging: 2) }
    }
    let deepest = rows.map(\.depth).max() ?? 0
    let step = deepest <= width / 6 ? 2 : 1
    return rows.flatMap { branch, depth in
      let margin = min(depth * step, width / 3)
      return wrap(
        [Run(String(repeating: " ", count: margin))] + runs(of: branch, simulation),
        width: width, hanging: margin + 2, theme: theme)
    }
  }

  /// The branch and all below it, each with its depth.
  private func branches(
    in branch: Hierarchy.Branch, _ depth: Int
  ) -> [(branch: Hierarchy.Branch, depth: Int)] {
    [(branch, depth)] + branch.branches.flatMap { branches(in: $0, depth + 1) }
  }

  private func runs(of branch: Hierarchy.Branch, _ simulation: Simulation) -> [Run] {
    let name = simulation.name(of: branch.id)
    guard case .controller(let role) = branch.kind else {
      return [Run(name), Run("  " + note(branch, simulation), .quiet)]
    }
    var facts = [phrases.role(role.phrase), phrases.place(simulation.place(of: branch.id))]
    if role == .alone { facts.append(phrases.owners(ownerNames(of: branch.id, simulation))) }
    return [Run(name, .title), Run("  "), Run(facts.joined(separator: " · "))]
  }

  /// A view's size, and whose it is.
  private func note(_ branch: Hierarchy.Branch, _ simulation: Simulation) -> String {
    let size = simulation.size(of: branch.id)
    switch branch.kind {
    case .window where !simulation.isVisible(branch.id):
      return "\(size)  \(phrases.place(.offScreen))"
    case .view(let controller, let superview):
      let owner = phrases.owner(.view(of: simulation.name(of: controller)))
      let host = superview.map { " · " + phrases.owner(.superview(simulation.name(of: $0))) }
      return "\(size)  \(owner)\(host ?? "")"
    default: return size
    }
  }

  private func phrase(
    _ branch: Hierarchy.Branch, _ simulation: Simulation
  ) -> TreePhrase {
    let name = simulation.name(of: branch.id)
    let size = simulation.size(of: branch.id)
    switch branch.kind {
    case .window: return .window(name, size: size, isVisible: simulation.isVisible(branch.id))
    case .view(let controller, let superview):
      return .view(
        name, size: size, of: simulation.name(of: controller),
        in: superview.map { simulation.name(of: $0) })
    case .subview(let superview):
      return .subview(name, size: size, in: simulation.name(of: superview))
    case .controller(let role):
      return .controller(
        name, role.phrase, of: role.holder.map { simulation.name(of: $0) },
        simulation.place(of: branch.id),
        owners: role == .alone ? ownerNames(of: branch.id, simulation) : [])
    }
  }

  private func ownerNames(of id: ObjectID, _ simulation: Simulation) -> [String] {
    simulation[id].allOwners.map { phrases.owner(simulation.detailed($0, of: id)) }
  }
}

extension Hierarchy.Role {
  fileprivate var phrase: RolePhrase {
    switch self {
    case .root: .root
    case .child(.inStack(let isTop), _): isTop ? .topOfStack : .inStack
    case .child(.tab(let isSelected), _): isSelected ? .selectedTab : .tab
    case .child(.child, _): .child
    case .presented(_, let style): .presented(style)
    case .leaving: .leaving
    case .guest: .guest
    case .alone: .alone
    }
  }

  /// The window, container, presenter or view that it is in.
  fileprivate var holder: ObjectID? {
    switch self {
    case .root(let id), .child(_, let id), .presented(let id, _), .leaving(let id): id
    case .guest(let id): id
    case .alone: nil
    }
  }
}

extension Simulation {
  /// `320×460`; empty for what is no view.
  fileprivate func size(of view: ObjectID) -> String { frame(of: view)?.size.text ?? "" }
}
