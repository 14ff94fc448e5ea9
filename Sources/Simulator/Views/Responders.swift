import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// The chain of responders: who is asked when somebody does not answer.
extension Simulation {
  /// A view's controller or superview; a controller's place in the hierarchy; at the end the window,
  /// the app and its delegate.
  package func nextResponder(of id: ObjectID) -> Value {
    let next =
      controller(ofView: id) ?? superview(of: id)
      ?? loadedView(of: id).flatMap { superview(of: $0) }
    if let next { return .object(next) }
    if interface.views[id]?.window != nil { return application }
    guard application == .object(id), let delegate = field(named: "delegate", of: id)?.object,
      isAlive(delegate), isKind(delegate, of: "UIResponder")
    else { return .none }
    return .object(delegate)
  }
}

extension Turn {
  /// Who answers an action that was sent to nobody: the first who can, from a responder upwards.
  mutating func responder(to action: Selector, from sender: ObjectID) throws(Fault) -> ObjectID? {
    var known: Set<ObjectID> = []
    var next = Value.object(sender)
    while let id = next.object, known.insert(id).inserted {
      if responds(next, to: action) { return id }
      next = try send("nextResponder", to: next, from: .uikit)
    }
    return nil
  }
}
