public import ObjectModel
import UIKitAPI

// Where clues are left: what the turn must remember to know that something is one.

/// A `viewDidLoad` that UIKit has sent and that has not ended.
@usableFromInline
struct LoadInProgress {
  var controller: ObjectID
  var isReload: Bool
  /// The fields that were overwritten already.
  var replaced: Set<Int> = []
}

/// A life-cycle message that is being answered, and how far up `super` has carried it.
struct MessageInProgress {
  var receiver: ObjectID
  var selector: Selector
  /// The learner's class whose method ran last; nil when the framework's was reached.
  var lowest: ClassID?
}

extension Turn {
  // MARK: - Reading

  /// The value of a field that is read by its name: a nil outlet of a controller without a view is
  /// a clue.
  public mutating func look(_ slot: Int, of id: ObjectID) -> Value {
    let value = read(slot, of: id)
    if value == .none, let state = simulation.viewControllers[id], state.view == nil,
      simulation[id].life == .alive
    {
      let type = simulation[id].type
      let label = simulation.label(ofField: slot, of: type)
      if simulation.classes.outlets(of: type).contains(where: { $0.name == label }) {
        leave(.outletRead(label, of: id))
      }
    }
    return value
  }

  /// The view as the app asks for it.
  mutating func demandedView(of controller: ObjectID) throws(Fault) -> ObjectID? {
    if let state = simulation.viewControllers[controller], state.view == nil,
      state.loadingDepth == 0, simulation[controller].life == .alive
    {
      leave(
        .viewDemanded(
          of: controller, isTest: false, inInitializer: initializing.contains(controller)))
    }
    return try view(of: controller)
  }

  /// Notes that a controller's view was asked for its frame, bounds or center.
  mutating func witnessSize(of view: ObjectID) {
    guard let controller = simulation.controller(ofView: view),
      let state = simulation.viewControllers[controller],
      let size = simulation.frame(of: view)?.size
    else { return }
    let isEarly =
      state.appearance == .disappeared
      && (state.loadingDepth > 0 || initializing.contains(controller))
    if isEarly || speaker == controller {
      leave(.sizeRead(of: controller, size, isEarly: isEarly))
    }
  }

  // MARK: - Making

  /// A learner's initialiser begins: views that are made until it ends are made by it; with nil,
  /// what begins is no initialiser's doing.
  public mutating func beginInitializing(_ id: ObjectID?) {
    initializing.append(id.flatMap { simulation.viewControllers[$0] == nil ? nil : $0 })
  }

  public mutating func endInitializing() { initializing.removeLast() }

  mutating func witnessCreation(of view: ObjectID) {
    if let maker = initializing.last ?? nil { leave(.viewCreated(view, byInitializerOf: maker)) }
  }

  // MARK: - Loading

  /// Sends `viewDidLoad`, and notes what the controller had before and has afterwards.
  mutating func sendDidLoad(to controller: ObjectID) throws(Fault) {
    let times = simulation.viewControllers[controller]?.timesLoaded ?? 0
    simulation.viewControllers[controller]?.timesLoaded = times + 1
    leave(.didLoadBegins(simulation.inventory(of: controller)))
    loads.append(LoadInProgress(controller: controller, isReload: times > 0))
    defer { loads.removeLast() }
    try send("viewDidLoad", to: .object(controller), from: .uikit)
    leave(.didLoadEnds(simulation.inventory(of: controller)))
  }

  /// Notes that a field is about to be overwritten in a reload.
  mutating func witnessStore(_ value: Value, in slot: Int, of id: ObjectID, _ label: String) {
    guard let load = loads.last, load.isReload, load.controller == id else { return }
    let old = read(slot, of: id)
    guard old != .none, old != value, loads[loads.count - 1].replaced.insert(slot).inserted else {
      return
    }
    leave(.replaced(label, of: id, old: old))
  }

  // MARK: - Super

  /// Notes that a method has not called super, where its documentation says that it must.
  mutating func witnessEnd(of message: MessageInProgress) {
    guard let owner = message.lowest, let above = simulation.classes[outline: owner].superclass,
      let skipped = simulation.method(message.selector, of: above)
    else { return }
    let matters: Bool =
      switch skipped {
      case .body: true
      case .framework: LifeCycle.selectorsThatNeedSuper.contains(message.selector)
      case .getter, .setter: false
      }
    if matters { leave(.superSkipped(message.selector, of: message.receiver, in: owner)) }
  }
}

extension LifeCycle {
  /// The methods whose documentation says that an override must call super.
  static let selectorsThatNeedSuper: Set<Selector> = [
    "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "didReceiveMemoryWarning", "updateProperties", "dealloc",
  ]
}
