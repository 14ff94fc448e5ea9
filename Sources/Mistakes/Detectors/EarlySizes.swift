import AutoLayout
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 7: the size of the view is used while it is loaded, and on the screen it is another.
///
/// Nothing is wrong where the side that was used turns out the same, where the views that were made with it
/// resize themselves, or where the controller asks again when the view has its size.
struct EarlySizes: Detector {
  private var reads: [Read] = []
  /// The views that each controller's last `viewDidLoad` made.
  private var made: [ObjectID: Range<ObjectID>] = [:]
  private var begun: [ObjectID: ObjectID] = [:]

  /// A size that code relied on before the view had its own.
  private struct Read {
    var controller: ObjectID
    var size: Size
    /// Nil where both sides were used.
    var side: Clue.Side?
    var line: Int
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.sizeRead(of: let controller, let size, let side, isEarly: true)):
      reads.append(Read(controller: controller, size: size, side: side, line: scene.line))
    case .clue(.sizeRead(of: let controller, _, _, isEarly: false)):
      reads.removeAll { $0.controller == controller }
    case .clue(.didLoadBegins(let inventory)): begun[inventory.controller] = inventory.next
    case .clue(.didLoadEnds(let inventory)):
      if let first = begun[inventory.controller] {
        made[inventory.controller] = first..<inventory.next
      }
    case .freed(let id): reads.removeAll { $0.controller == id }
    case .turnEnds: check(&scene)
    default: break
    }
  }

  private mutating func check(_ scene: inout Scene) {
    let simulation = scene.simulation
    var waiting: [Read] = []
    for read in reads where simulation.isAlive(read.controller) {
      guard simulation.appearance(of: read.controller) == .appeared,
        let view = simulation.loadedView(of: read.controller),
        let shown = simulation.frame(of: view)?.size
      else {
        waiting.append(read)
        continue
      }
      let differs = read.side?.differs(read.size, shown) ?? (read.size != shown)
      if differs, !resizes(view, of: read.controller, simulation) {
        scene.report(
          .earlySizes, of: read.controller, line: read.line,
          .sizeChanged(from: read.size, to: shown))
      }
    }
    reads = waiting
  }

  /// Whether all that the load added to the view follows its size.
  private func resizes(
    _ view: ObjectID, of controller: ObjectID, _ simulation: Simulation
  ) -> Bool {
    guard let range = made[controller] else { return false }
    let added = simulation.tree(below: view).dropFirst().filter(range.contains)
    return !added.isEmpty && added.allSatisfy { simulation.layout.follows($0) }
  }
}

extension LayoutModel {
  /// Whether a view takes another size with its superview: by its mask, by constraints that give it
  /// no size of its own, or perhaps by what nobody declares.
  fileprivate func follows(_ view: ObjectID) -> Bool {
    if foreign.contains(view) { return true }
    guard untranslated.contains(view) else { return masks[view] != nil }
    return !installations.keys.contains { constraint in
      guard let made = constraints[constraint] else { return false }
      return made.first.item == view && made.second == nil
    }
  }
}
