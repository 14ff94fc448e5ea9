import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import UIKitClasses

/// A controller adds something to itself or its view whenever it appears or is laid out, and never
/// takes the old one away: views, layers, gesture recognisers, children.
///
/// What goes away by itself is no burden, nor what a closure would take away that nobody calls here.
/// Rows that lists ask for are theirs.
struct AddedEachTime: Detector {
  /// What one line adds.
  private struct Addition: Hashable {
    var type: ClassID
    var line: Int
  }

  /// How often each controller had each when it was shown or laid out last.
  private var known: [ObjectID: [Addition: Int]] = [:]
  /// The first of the objects that the running turn makes.
  private var start = ObjectID(index: 0)
  private var appeared: Set<ObjectID> = []
  private var laidOut: Set<ObjectID> = []
  private var loaded: Set<ObjectID> = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    if !scene.isReview { return }
    switch moment {
    case .call(let call) where call.selector == "viewDidAppear:": appeared.insert(call.receiver)
    case .call(let call) where call.selector == "viewDidLayoutSubviews":
      laidOut.insert(call.receiver)
    case .clue(.didLoadBegins(let inventory)): loaded.insert(inventory.controller)
    case .freed(let id): known[id] = nil
    case .turnEnds:
      for id in appeared.union(laidOut).sorted() where scene.simulation.isLearners(id) {
        check(id, in: &scene)
      }
      (appeared, laidOut, loaded) = ([], [], [])
      start = scene.simulation.nextObject
    default: break
    }
  }

  private mutating func check(_ id: ObjectID, in scene: inout Scene) {
    let (counts, new) = additions(to: id, in: scene)
    let before = known.updateValue(counts, forKey: id)
    guard let before, !loaded.contains(id), !scene.mayTakeAway(id) else { return }
    let simulation = scene.simulation
    let lines = counts.keys.sorted { ($0.line, $0.type.index) < ($1.line, $1.type.index) }
    for addition in lines {
      guard let old = before[addition], let count = counts[addition], count > old,
        new.contains(addition),
        scene.makes(addition.type, at: addition.line, for: id)
      else { continue }
      scene.report(
        .oddity(.addedEachTime), of: id,
        at: Spot(line: addition.line, type: simulation[id].type),
        .addedEachTime(
          simulation[addition.type].name, count: count, isLayout: !appeared.contains(id)))
    }
  }

  /// How often it has each, and which of them this turn has added to.
  private func additions(
    to id: ObjectID, in scene: Scene
  ) -> (counts: [Addition: Int], new: Set<Addition>) {
    let simulation = scene.simulation
    var counts: [Addition: Int] = [:]
    var new: Set<Addition> = []
    guard simulation.isAlive(id), let view = simulation.loadedView(of: id) else {
      return (counts, new)
    }
    for part in simulation.parts(of: view) + simulation.ownChildren(of: id) {
      let object = simulation[part]
      let addition = Addition(type: object.type, line: object.line)
      counts[addition, default: 0] += 1
      if part >= start { new.insert(addition) }
    }
    return (counts, new)
  }
}

extension Scene {
  /// Whether a line of a controller's code makes an object of a class, by name: what stands in for
  /// something unknown has been made by nobody.
  fileprivate func makes(_ type: ClassID, at line: Int, for id: ObjectID) -> Bool {
    let spot = Spot(line: line, type: simulation[id].type)
    return world.hasMethod(at: line, in: simulation[id].type)
      && words(at: spot, of: id).contains(simulation[type].name)
  }

  /// Whether something waits that may take away what a controller has added.
  fileprivate func mayTakeAway(_ id: ObjectID) -> Bool {
    let writers =
      simulation.hasWorkWaiting
      ? simulation.classes.names.compactMap { simulation.classes.id(named: $0) }
        .filter { simulation.classes[outline: $0].isLearners }
      : simulation.waitingClosures.isEmpty ? [] : [simulation[id].type]
    return writers.contains { type in
      world.writtenMethods(of: type).contains { !Scene.takesAway.isDisjoint(with: $0.method.words) }
    }
  }

  private static let takesAway: Set<String> = [
    "removeFromSuperview", "removeFromSuperlayer", "removeArrangedSubview",
    "removeGestureRecognizer", "removeFromParent",
  ]
}

extension Simulation {
  /// The children of a container that is of the program's own making.
  fileprivate func ownChildren(of id: ObjectID) -> [ObjectID] {
    isContainerOfUIKit(id) ? [] : children(of: id)
  }

  /// A view with what was added to it, layers and gesture recognisers among it; of lists nothing.
  fileprivate func parts(of view: ObjectID) -> [ObjectID] {
    let layer = field(named: "layer", of: view)?.object
    let layers = layer.flatMap { field(named: "sublayers", of: $0) }.flatMap(elements) ?? []
    let own =
      [view] + (interface.views[view]?.gestureRecognizers ?? []) + layers.compactMap(\.object)
    let isList = ["UITableView", "UICollectionView", "UIPickerView"].contains {
      isKind(view, of: $0)
    }
    return isList ? own : own + subviews(of: view).flatMap(parts)
  }
}
