import InterfaceModel
public import ObjectModel
import Syntax
import UIKitAPI

// Where clues are left: what the turn must remember to know that something is one.

/// A `viewDidLoad` that UIKit has sent and that has not ended.
@usableFromInline
package struct LoadInProgress {
  package var controller: ObjectID
  package var isReload: Bool
  /// The fields that were overwritten already.
  var replaced: Set<Int> = []

  package init(controller: ObjectID, isReload: Bool) {
    self.controller = controller
    self.isReload = isReload
  }
}

/// A life-cycle message that is being answered, and how far up `super` has carried it.
struct MessageInProgress {
  var receiver: ObjectID
  var selector: Selector
  /// The learner's class whose method ran last; nil when the framework's was reached.
  var lowest: ClassID?
  /// The learner's class whose method runs now, and goes on when super has answered.
  var running: ClassID?
}

extension Turn {
  // MARK: - Reading

  /// The value of a field that is read by its name: a nil outlet of a controller without a view is
  /// a clue.
  public mutating func look(_ slot: Int, of id: ObjectID) -> Value {
    let value = read(slot, of: id)
    if value == .none, let state = simulation.interface.viewControllers[id], state.view == nil,
      simulation[id].life == .alive
    {
      let type = simulation[id].type
      let label = simulation.label(ofField: slot, of: type)
      if simulation.classes.hasOutlet(named: label, of: type) {
        leave(.outletRead(label, of: id))
      }
    }
    return value
  }

  // MARK: - Making

  /// A learner's initialiser begins: views that are made until it ends are made by it; with nil,
  /// what begins is no initialiser's doing.
  public mutating func beginInitializing(_ id: ObjectID?) {
    initializing.append(id.flatMap { simulation.interface.viewControllers[$0] == nil ? nil : $0 })
  }

  public mutating func endInitializing() { initializing.removeLast() }

  mutating func witnessCreation(of view: ObjectID) {
    if let maker = initializing.last ?? nil { leave(.viewCreated(view, byInitializerOf: maker)) }
  }

  // MARK: - Loading

  /// Notes that a field is about to be overwritten in a reload.
  mutating func witnessStore(_ value: Value, in slot: Int, of id: ObjectID, _ label: String) {
    guard let load = loads.last, load.isReload, load.controller == id else { return }
    let old = read(slot, of: id)
    guard old != .none, old != value, loads[loads.count - 1].replaced.insert(slot).inserted else {
      return
    }
    leave(.replaced(label, of: id, old: old))
  }

  // MARK: - Threads

  /// Notes that a message of the framework's changes what only the main thread may touch.
  mutating func witnessOffMain(_ selector: Selector, _ receiver: Value) {
    guard let id = receiver.object,
      simulation.interface.views[id] != nil || simulation.interface.viewControllers[id] != nil,
      !simulation.isOverridden(selector, by: id), selector.changesInterface
    else { return }
    leave(.changedOffMain(selector, of: id))
  }

  // MARK: - Super

  /// A fault has cut a method short, and is overlooked: what it would have sent to super is unknown.
  public mutating func overlookEnd(of selector: Selector, to receiver: Value) {
    guard let message = messages.last, message.selector == selector,
      .object(message.receiver) == receiver
    else { return }
    messages[messages.count - 1].lowest = nil
  }

  /// Notes that a method has not called super, where its documentation says that it must, and where
  /// everybody does.
  mutating func witnessEnd(of message: MessageInProgress) {
    guard let owner = message.lowest, let above = simulation.classes[outline: owner].superclass,
      let skipped = simulation.method(message.selector, of: above)
    else { return }
    let matters: Bool =
      switch skipped {
      case .body: true
      // Under ARC the compiler calls it.
      case .framework where message.selector == "dealloc":
        simulation.classes[outline: owner].memory == .manual
      case .framework:
        LifeCycle.selectorsThatNeedSuper.contains(message.selector)
          || message.selector == LifeCycle.viewDidLoad.selector
      case .getter, .setter: false
      }
    if matters { leave(.superSkipped(message.selector, of: message.receiver, in: owner)) }
  }
}

extension LifeCycle {
  /// The methods whose documentation, or header, says that an override must call super.
  static let selectorsThatNeedSuper: Set<Selector> = watchedSelectors.union([
    "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "didReceiveMemoryWarning", "updateProperties", "awakeFromNib",
    "viewWillTransitionToSize:withTransitionCoordinator:", "willMoveToParentViewController:",
    "didMoveToParentViewController:",
  ])

  /// Those of them that no trace shows.
  static let watchedSelectors: Set<Selector> = [
    "setEditing:animated:", "updateViewConstraints", "updateConstraints", "prepareForReuse",
  ]
}

extension Selector {
  /// Whether a view or a view controller that is sent it looks otherwise afterwards, by its first
  /// word: `setText:`, `reloadData`, `presentViewController:animated:completion:`.
  fileprivate var changesInterface: Bool {
    let verbs = [
      "set", "add", "insert", "remove", "bring", "send", "exchange", "reload", "layout", "present",
      "dismiss", "push", "pop", "perform", "start", "stop", "select", "deselect", "delete", "move",
      "scroll", "become", "resign", "end", "begin", "sizeTo",
    ]
    return verbs.contains { verb in
      name.hasPrefix(verb)
        && name.dropFirst(verb.count).first.map { $0.isUppercase || $0 == ":" } ?? false
    }
  }
}
