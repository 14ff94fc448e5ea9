import Phrases
import Scripts
import Sessions
import Typesetting

// Windows, controllers and views: indented, or, for ears, in sentences that name what each is in.
extension Renderer {
  /// Two columns further in for each level, one where the tree is deep; beyond a third of the width
  /// nothing moves further.
  func tree(_ hierarchy: Hierarchy) -> [String] {
    let rows = hierarchy.branches.flatMap { branches(in: $0, 0) }
    guard drawsPictures else {
      return rows.flatMap { sentence(phrases.tree($0.branch), hanging: 2) }
    }
    let deepest = rows.map(\.depth).max() ?? 0
    let step = deepest <= width / 6 ? 2 : 1
    return rows.flatMap { branch, depth in
      let margin = min(depth * step, width / 3)
      return wrap(
        [Run(String(repeating: " ", count: margin))] + runs(of: branch),
        width: width, hanging: margin + 2, theme: theme)
    }
  }

  /// The branch and all below it, each with its depth.
  private func branches(
    in branch: Hierarchy.Branch, _ depth: Int
  ) -> [(branch: Hierarchy.Branch, depth: Int)] {
    [(branch, depth)] + branch.branches.flatMap { branches(in: $0, depth + 1) }
  }

  /// A controller is set off from views.
  private func runs(of branch: Hierarchy.Branch) -> [Run] {
    if case .controller = branch.kind {
      return [Run(branch.name, .title), Run("  "), Run(facts(of: branch.kind))]
    }
    return [Run(branch.name), Run("  " + facts(of: branch.kind), .quiet)]
  }

  /// A view's size, and whose it is; where a controller stands, and why.
  func facts(of kind: Hierarchy.Kind) -> String {
    switch kind {
    case .window(let size, isVisible: false): return "\(size)  \(phrases.place(.offScreen))"
    case .window(let size, isVisible: true), .subview(let size, _): return size
    case .view(let size, let controller, let superview):
      let owners = [.view(of: controller)] + (superview.map { [OwnerName.superview($0)] } ?? [])
      return "\(size)  " + phrases.beside(owners.map(phrases.owner))
    case .controller(let role, let place, let owners):
      let facts =
        [phrases.role(role), phrases.place(place)] + (owners.map { [phrases.owners($0)] } ?? [])
      return phrases.beside(facts)
    }
  }
}
