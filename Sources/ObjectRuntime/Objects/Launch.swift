import InterfaceModel
public import ObjectModel
package import Syntax

extension FrameworkClass.Method {
  /// A class method that answers an object of which there is one.
  package static func singleton(_ name: String) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, _ throws(Fault) in Value(turn.simulation.singletons[name]) }
  }

  /// A class method that answers an object of which there is one, made when it is first asked for.
  package static func shared(
    _ type: String, since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, _ throws(Fault) in
      .object(turn.simulation.shared(type))
    }
  }
}

// MARK: - The objects that are there from the start
extension Simulation {
  public var application: Value { Value(singletons["application"]) }
  package var bundle: Value { Value(singletons["bundle"]) }
  package var coder: Value { Value(singletons["coder"]) }

  mutating func launch() {
    interface.window = launch("UIWindow", as: "window")
    interface.ownKeyWindow = nil
    let frame = Rect(size: version.screen(of: device))
    interface.views[interface.window] = View(
      frame: frame, home: interface.window, window: WindowState(isVisible: true))
    for (type, name) in [
      ("UIApplication", "application"), ("UIScreen", "screen"), ("NSBundle", "bundle"),
      ("NSCoder", "coder"), ("NSNotificationCenter", "notificationCenter"),
      ("NSUserDefaults", "userDefaults"),
    ] {
      _ = launch(type, as: name)
    }
    contents[singletons["userDefaults", default: interface.window]] = .dictionary(KeyTable())
  }

  /// The one object of a class that the app shares.
  package mutating func shared(_ type: String) -> ObjectID {
    singletons[type] ?? launch(type, as: type)
  }

  /// Makes an object that UIKit owns for as long as the app runs.
  package mutating func launch(_ type: String, as name: String) -> ObjectID {
    guard let type = classes.id(named: type) else {
      preconditionFailure("the framework has a class \(type)")
    }
    let id = create(type, line: 0)
    self[id].ownerships = [Ownership(.framework, since: 0)]
    singletons[name] = id
    return id
  }
}

extension Turn {
  /// Gives a new object what its framework class keeps beside its fields.
  package mutating func prepare(_ id: ObjectID) throws(Fault) {
    switch simulation.classes[outline: simulation[id].type].kind {
    case .plain: break
    case .view:
      simulation.interface.views[id] = View()
      witnessCreation(of: id)
    case .window:
      simulation.interface.views[id] = View(home: id, window: WindowState())
      witnessCreation(of: id)
    case .viewController: simulation.interface.viewControllers[id] = ViewController()
    case .array: simulation.contents[id] = .array([])
    case .set: simulation.contents[id] = .set(KeyTable())
    case .dictionary: simulation.contents[id] = .dictionary(KeyTable())
    case .string: simulation.contents[id] = .string("")
    }
  }
}
