import AutoLayout
import Diagnostics
import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// Mistake 7: the size of the view, or of one in it that constraints size, is used while it is loaded,
/// and on the screen it is another.
///
/// Nothing is wrong where the side that was used turns out the same, where the views that were made
/// with it resize themselves or are given their width by UIKit, or where the controller asks again
/// when the view has its size.
struct EarlySizes: Detector {
  private var reads: [Read] = []
  private var coverings: [Covering] = []
  /// The views that each controller's last `viewDidLoad` made.
  private var made: [ObjectID: Range<ObjectID>] = [:]
  private var begun: [ObjectID: ObjectID] = [:]

  /// A size that code relied on before the view had its own.
  private struct Read {
    var controller: ObjectID
    /// The view that was asked; nil where it is the controller's own.
    var subview: ObjectID?
    var size: Size
    /// Nil where both sides were used.
    var side: Clue.Side?
    var spot: Spot

    /// Whether two reads are those of both sides, one behind the other.
    func completes(_ other: Read) -> Bool {
      controller == other.controller && subview == other.subview && size == other.size
        && Set([side, other.side]) == [.width, .height]
    }
  }

  /// How much of a view was covered when code relied on it.
  private struct Covering {
    var controller: ObjectID
    var insets: Insets
    var spot: Spot
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.sizeRead(of: let controller, let subview, let size, let side, isEarly: true)):
      reads.append(
        Read(
          controller: controller, subview: subview, size: size, side: side, spot: scene.spot))
    case .clue(.sizeRead(of: let controller, let subview, _, _, isEarly: false)):
      if scene.isOnlyLogged(for: controller) { return }
      reads.removeAll { $0.controller == controller && $0.subview == subview }
    case .clue(.insetsRead(of: let controller, let insets, isEarly: true)):
      coverings.append(Covering(controller: controller, insets: insets, spot: scene.spot))
    case .clue(.insetsRead(of: let controller, _, isEarly: false)):
      coverings.removeAll { $0.controller == controller }
    case .clue(.didLoadBegins(let inventory)):
      begun[inventory.controller] = scene.firstMade(of: inventory)
    case .clue(.didLoadEnds(let inventory)):
      if let first = begun[inventory.controller] {
        made[inventory.controller] = first..<inventory.next
      }
    case .freed(let id):
      reads.removeAll { $0.controller == id }
      coverings.removeAll { $0.controller == id }
    case .turnEnds:
      check(&scene)
      checkCoverings(&scene)
    default: break
    }
  }

  private mutating func check(_ scene: inout Scene) {
    let simulation = scene.simulation
    var waiting: [Read] = []
    var told: Read?
    // What else a method lays out with the size is the same mistake.
    var places: Set<Int> = []
    for read in reads where simulation.isAlive(read.controller) {
      guard simulation.appearance(of: read.controller) == .appeared,
        let view = read.subview ?? simulation.loadedView(of: read.controller),
        let shown = simulation.frame(of: view)?.size
      else {
        waiting.append(read)
        continue
      }
      if let subview = read.subview, !simulation.isSized(subview, byConstraintsIn: read.controller)
      {
        continue
      }
      let differs = read.side?.differs(read.size, shown) ?? (read.size != shown)
      let isOfWidth = read.side == .width
      // Behind its width, the height of a rectangle is no other fault.
      if told?.completes(read) ?? false {
        told = nil
      } else if differs, !resizes(view, with: read, shown, onlyWidth: isOfWidth, simulation),
        places.insert(scene.method(at: read.spot, of: read.controller)).inserted
      {
        scene.report(
          .earlySizes, of: read.controller, at: read.spot,
          read.subview.map {
            .subviewSizeChanged(
              simulation.name(of: $0, in: read.controller), from: read.size, to: shown)
          }
            ?? .sizeChanged(from: read.size, to: shown, for: sizedThing(with: read, in: scene)))
        told = read
      }
    }
    reads = waiting
  }

  private mutating func checkCoverings(_ scene: inout Scene) {
    let simulation = scene.simulation
    let shown = coverings.filter { simulation.appearance(of: $0.controller) == .appeared }
    coverings.removeAll { covering in shown.contains { $0.controller == covering.controller } }
    for covering in shown {
      guard let view = simulation.loadedView(of: covering.controller) else { continue }
      let insets = simulation.safeAreaInsets(of: view)
      if insets == covering.insets { continue }
      scene.report(
        .earlySizes, of: covering.controller, at: covering.spot,
        .insetsChanged(from: covering.insets, to: insets))
    }
  }

  /// What is laid out with a size that was read.
  private func sizedThing(with read: Read, in scene: Scene) -> SizedThing {
    let words = scene.words(at: read.spot, of: read.controller)
    let contents = ["contentSize", "setContentSize", "itemSize", "setItemSize"]
    if words.contains(where: contents.contains) { return .content }
    return madeOnlyLayers(read.controller, scene.simulation) ? .layers : .views
  }

  /// Whether the load made layers, which on iOS have no masks, and no views.
  private func madeOnlyLayers(_ controller: ObjectID, _ simulation: Simulation) -> Bool {
    let made = made[controller].map { range in
      (range.lowerBound.index..<range.upperBound.index).map { ObjectID(index: $0) }
    }
    let kinds = (made ?? []).filter(simulation.isAlive)
    return kinds.contains { simulation.isKind($0, of: "CALayer") }
      && !kinds.contains { simulation.isKind($0, of: "UIView") }
  }

  /// Whether all that the load added to the view follows its size: of what was added, that of which
  /// something can be told from the sizes, where there is such.
  private func resizes(
    _ view: ObjectID, with read: Read, _ shown: Size, onlyWidth: Bool, _ simulation: Simulation
  ) -> Bool {
    let controller = read.controller
    guard let range = made[controller] else { return false }
    let tree = Array(simulation.tree(below: view))
    let fitted = simulation.viewsFittedByUIKit(in: tree, of: controller, onlyWidth: onlyWidth)
      .filter(range.contains)
    let within = Set(fitted.flatMap { simulation.tree(below: $0) })
    let added = tree.dropFirst().filter { range.contains($0) && !within.contains($0) }
    let sized = added.filter { view in
      simulation.frame(of: view).map { $0.depends(on: read.size) || $0.depends(on: shown) } ?? true
    }
    return !(added.isEmpty && fitted.isEmpty)
      && (sized.isEmpty ? added : sized).allSatisfy { simulation.layout.follows($0) }
  }
}

extension Scene {
  /// Whether the line that is run only writes to the log: nothing is laid out with what it asks.
  fileprivate func isOnlyLogged(for controller: ObjectID) -> Bool {
    words(at: spot, of: controller).first.map(["NSLog", "print", "debugPrint"].contains) ?? false
  }

  /// The first object that the controller's own code made for its view: what its `loadView` makes
  /// comes behind the view itself.
  fileprivate func firstMade(of inventory: Inventory) -> ObjectID {
    guard let view = simulation.loadedView(of: inventory.controller),
      world.writtenMethod("loadView", of: simulation[inventory.controller].type) != nil
    else { return inventory.next }
    return ObjectID(index: min(view.index + 1, inventory.next.index))
  }

  /// The line at which the method begins that a spot stands in, else its own.
  fileprivate func method(at spot: Spot, of controller: ObjectID) -> Int {
    simulation.classes.lineage(of: simulation[controller].type).lazy
      .compactMap { world.methodLines(around: spot.line, in: $0) }.first?.lowerBound ?? spot.line
  }
}

extension Rect {
  /// Whether a side or the place of it looks made with a size: the same, a part of it, all but a
  /// margin, in the middle, at the end.
  fileprivate func depends(on size: Size) -> Bool {
    func depends(_ start: Double, _ length: Double, _ whole: Double) -> Bool {
      if length <= 0 || whole <= 0 { return start > 0 }
      let parts = whole / length
      return length > whole / 2 || abs(parts - parts.rounded()) < 0.01 && parts < 8
        || start > 0 && (abs(2 * start + length - whole) < 1 || start + length > 0.8 * whole)
    }
    return depends(origin.x, self.size.width, size.width)
      || depends(origin.y, self.size.height, size.height)
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

extension Simulation {
  /// Whether a view has its size from constraints, and stands in the view of a controller.
  fileprivate func isSized(_ view: ObjectID, byConstraintsIn controller: ObjectID) -> Bool {
    isAlive(view) && layout.untranslated.contains(view)
      && nearestController(above: view) == controller
  }

  /// The field in which a controller holds a view, else the view's class.
  fileprivate func name(of view: ObjectID, in controller: ObjectID) -> String {
    inventory(of: controller).fields.first { $0.value.object == view }?.label
      ?? self[self[view].type].name
  }

  /// The views that UIKit lays out where it shows them: what stands above a keyboard and in bars,
  /// and, as wide as their table, its header and footer.
  fileprivate func viewsFittedByUIKit(
    in tree: [ObjectID], of controller: ObjectID, onlyWidth: Bool
  ) -> [ObjectID] {
    let ofTables = onlyWidth ? ["tableHeaderView", "tableFooterView"] : []
    let ofViews = tree.flatMap { view in
      (["inputAccessoryView"] + ofTables).compactMap { held(in: $0, by: view) }
    }
    let items = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems"]
    let item = held(in: "navigationItem", by: controller)
    let holders = [controller, item].compactMap(\.self)
    let ofItems = holders.flatMap { holder in
      items.flatMap { field(named: $0, of: holder).flatMap(elements) ?? [] }
        .compactMap { $0.object.flatMap { held(in: "customView", by: $0) } }
    }
    return ofViews + ofItems + [item.flatMap { held(in: "titleView", by: $0) }].compactMap(\.self)
  }

  private func held(in field: String, by holder: ObjectID) -> ObjectID? {
    self.field(named: field, of: holder)?.object
  }
}
