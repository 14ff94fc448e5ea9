import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Performing a segue: asked first if a control triggers it, prepared for, then shown.
extension Turn {
  /// `performSegueWithIdentifier:sender:`, which does not ask whether it may.
  package mutating func performSegue(
    named name: String?, from source: ObjectID, sender: Value
  ) throws(Fault) {
    let segue = simulation.scene(of: source)?.segues.first { $0.identifier == name }
    guard let segue else {
      // The storyboard that a controller of a file comes out of is not known.
      if simulation.isPartial, simulation.scene(of: source) == nil { return }
      throw .invalidArgument(
        "Receiver (\(pointer(source))) has no segue with identifier '\(name ?? "(null)")'")
    }
    try perform(segue, from: source, sender: sender)
  }

  /// What a control does that triggers a segue: it asks first, from iOS 6 on.
  mutating func triggerSegue(
    named name: String, from source: ObjectID, sender: ObjectID
  ) throws(Fault) {
    let segue = simulation.scene(of: source)?.segues.first { $0.identifier == name }
    guard let segue, try mayPerform(segue, from: source, sender: .object(sender)) else { return }
    try perform(segue, from: source, sender: .object(sender))
  }

  /// An embed segue runs while the view loads, and not a second time.
  /// An unwind segue looks for whom it leads to itself.
  private mutating func perform(
    _ segue: Storyboard.Segue, from source: ObjectID, sender: Value
  ) throws(Fault) {
    switch segue.kind {
    case .unwind: try unwind(by: segue, from: source, sender: sender)
    case .show, .present:
      guard let destination = try prepare(for: segue, from: source, sender: sender) else { return }
      try go(to: destination, from: source, by: segue.kind, sender: sender)
    case .embed:
      throw .inconsistency(
        "There are unexpected subviews in the container view. Perhaps the embed segue has already "
          + "fired once or a subview was added programmatically?")
    }
  }

  /// `shouldPerformSegueWithIdentifier:sender:`; before iOS 6 nobody asks.
  mutating func mayPerform(
    _ segue: Storyboard.Segue, from source: ObjectID, sender: Value
  ) throws(Fault) -> Bool {
    guard simulation.version.asksBeforeSegues else { return true }
    return try send(
      "shouldPerformSegueWithIdentifier:sender:", to: .object(source),
      [.string(segue.identifier), sender], from: .uikit
    ).isTrue
  }

  /// Makes the destination and has the source prepare it, whose view is not loaded.
  /// It is made of the storyboard of the source's own scene, and kept by whoever shows it.
  mutating func prepare(
    for segue: Storyboard.Segue, from source: ObjectID, sender: Value
  ) throws(Fault) -> ObjectID? {
    guard let reference = simulation.interface.viewControllers[source]?.scene,
      let scene = segue.destination
    else { return nil }
    let destination = try instantiate(
      SceneReference(storyboard: reference.storyboard, scene: scene))
    try tell(source, of: segue, to: destination, sender: sender)
    return destination
  }

  /// `prepareForSegue:sender:`; answers the segue, which the pool owns.
  @discardableResult
  mutating func tell(
    _ source: ObjectID, of segue: Storyboard.Segue, to destination: ObjectID, sender: Value
  ) throws(Fault) -> Value {
    let object = Value.object(try allocateAutoreleased("UIStoryboardSegue"))
    try send(
      "initWithIdentifier:source:destination:", to: object,
      [.string(segue.identifier), .object(source), .object(destination)], from: .uikit)
    try send("prepareForSegue:sender:", to: .object(source), [object, sender], from: .uikit)
    return object
  }

  /// Shows the destination. From iOS 8 on the source is asked to by `showViewController:sender:`,
  /// which may be overridden; before, a push needs a stack.
  private mutating func go(
    to destination: ObjectID, from source: ObjectID, by kind: Storyboard.Segue.Kind, sender: Value
  ) throws(Fault) {
    guard kind == .show else { return try present(destination, on: source, animated: true) }
    if simulation.version.showsWhereItCan {
      let arguments = [Value.object(destination), sender]
      try send("showViewController:sender:", to: .object(source), arguments, from: .uikit)
      return
    }
    guard let stack = simulation.container(of: source, "UINavigationController") else {
      throw .exception(
        name: "NSGenericException",
        reason: "Push segues can only be used when the source controller is managed by an "
          + "instance of UINavigationController.")
    }
    try push(destination, on: stack, animated: true)
  }
}
