package import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// From a scene to a controller, and later to its view: two nibs.
extension Turn {
  /// Makes the controller of a scene: `initWithCoder:`, then `awakeFromNib`, and no view. The pool
  /// owns it.
  ///
  /// The creator of iOS 13 may make it by an initialiser of its own.
  package mutating func instantiate(
    _ reference: SceneReference, creator: Value = .none
  ) throws(Fault) -> ObjectID {
    let (outer, unfinished) = (unarchived, sceneBeingDecoded)
    unarchived = []
    defer { (unarchived, sceneBeingDecoded) = (outer, unfinished) }
    let controller = try unarchive(reference, creator)
    try wake(unarchived)
    return controller
  }

  /// A controller with what is in its archive: `initWithCoder:` sees neither view nor outlets
  /// (§2.3). A creator that has made it from the scene's coder has it done.
  private mutating func unarchive(
    _ reference: SceneReference, _ creator: Value
  ) throws(Fault) -> ObjectID {
    let id = try create(reference, by: creator)
    if creator == .none || simulation.interface.viewControllers[id]?.scene == nil {
      simulation.interface.viewControllers[id]?.scene = reference
      sceneBeingDecoded = reference
      try send("initWithCoder:", to: .object(id), [simulation.coder], from: .uikit)
    }
    sceneBeingDecoded = nil
    let storyboard = try storyboard(named: reference.storyboard)
    simulation.interface.viewControllers[id]?.storyboard = storyboard
    unarchived.append(Unarchived(id: id))
    return id
  }

  /// A controller that UIKit owns meanwhile: what the creator answers, else a new one of the
  /// scene's class.
  private mutating func create(
    _ reference: SceneReference, by creator: Value
  ) throws(Fault) -> ObjectID {
    sceneBeingDecoded = reference
    if creator != .none, let made = try call(block: creator, [simulation.coder]).object {
      try retain(made, as: .framework)
      return made
    }
    let id = simulation.create(try type(of: reference), line: line)
    try retain(id, as: .framework)
    try prepare(id)
    return id
  }

  /// A scene whose class the app does not have becomes a plain controller, with a line on the
  /// console.
  private mutating func type(of reference: SceneReference) throws(Fault) -> ClassID {
    let name =
      simulation.interface.storyboards[reference.storyboard]?.scene(reference.scene)?.type ?? ""
    if let type = simulation.classes.id(named: name),
      simulation.isKind(type, of: "UIViewController")
    {
      return type
    }
    warn("Unknown class \(name) in Interface Builder file.")
    guard let plain = simulation.classes.id(named: "UIViewController") else {
      preconditionFailure("the framework has view controllers")
    }
    return plain
  }

  /// `UIViewController`'s own `initWithCoder:`: a container has its children when it returns,
  /// without having told them.
  package mutating func decode(controller: ObjectID) throws(Fault) {
    guard let reference = sceneBeingDecoded else { return }
    sceneBeingDecoded = nil
    simulation.interface.viewControllers[controller]?.scene = reference
    guard let scene = simulation.scene(of: controller) else { return }
    for name in scene.children {
      let child = try unarchive(
        SceneReference(storyboard: reference.storyboard, scene: name), .none)
      try adopt(child, by: controller)
    }
    if simulation.isKind(controller, of: "UITabBarController") {
      let first = simulation.tabs(of: controller).first
      simulation.interface.viewControllers[controller]?.selected = first
    }
  }
}

// MARK: - The view
extension Turn {
  /// Loads the view of a controller that came from a scene, then what is embedded in it; false for
  /// a controller that did not.
  mutating func loadSceneView(of controller: ObjectID) throws(Fault) -> Bool {
    guard let reference = simulation.interface.viewControllers[controller]?.scene,
      let scene = simulation.scene(of: controller)
    else { return false }
    var nib = scene.nib
    if simulation.isKind(controller, of: "UITableViewController"), nib.view?.type == "UIView" {
      nib.view?.type = "UITableView"
    }
    try load(nib, named: reference.nibName, owner: controller)
    for segue in scene.segues {
      if segue.kind == .embed {
        try embed(segue, in: controller)
      } else {
        connect(segue, of: controller)
      }
    }
    return true
  }

  /// The control that triggers a segue gets it as an action.
  private mutating func connect(_ segue: Storyboard.Segue, of controller: ObjectID) {
    guard let origin = segue.origin,
      let control = simulation.field(named: origin, of: controller)?.object
    else { return }
    simulation.interface.targets[control, default: []].append(
      TargetAction(
        target: controller, action: "performSegueWithIdentifier:sender:",
        events: simulation.isKind(control, of: "UIButton") ? 64 : 4096, segue: segue.identifier))
  }

  /// Embed segues run while the view loads: the child is made, prepared for, and put into its
  /// place.
  private mutating func embed(
    _ segue: Storyboard.Segue, in parent: ObjectID
  ) throws(Fault) {
    guard simulation.version.hasUnwindAndEmbedSegues,
      try mayPerform(segue, from: parent, sender: .none),
      let child = try prepare(for: segue, from: parent, sender: .none),
      let superview = try container(for: segue, in: parent), let view = try view(of: child)
    else { return }
    try tellOfMove(of: child, to: parent)
    try adopt(child, by: parent)
    try place(view, in: superview)
    let size = simulation.frame(of: superview)?.size ?? Size()
    setFrame(Rect(size: size), of: view)
    try tellOfEndedMove(of: child, to: parent)
  }

  /// The view that an embedded scene fills: an outlet's, else one made for it.
  /// Nil for an outlet that is not connected.
  private mutating func container(
    for segue: Storyboard.Segue, in parent: ObjectID
  ) throws(Fault) -> ObjectID? {
    if let origin = segue.origin {
      return simulation.field(named: origin, of: parent)?.object
    }
    guard let view = simulation.loadedView(of: parent), let frame = simulation.frame(of: view)
    else { return nil }
    let container = try makeView("UIView", frame: Rect(size: frame.size))
    try place(container, in: view)
    hand(container, toPoolFrom: .framework)
    return container
  }
}
