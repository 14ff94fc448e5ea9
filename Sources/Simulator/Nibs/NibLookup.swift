import InterfaceModel
import ObjectModel
import ObjectRuntime

// Which nib a controller loads.
extension Turn {
  /// The name of the nib to load: the one given at creation, which must exist, else one found by
  /// the names of the class; nil leaves the controller with a plain view.
  func nibName(toLoadFor controller: ObjectID) throws(Fault) -> String? {
    if let given = simulation.interface.viewControllers[controller]?.nibName {
      if let found = simulation.variant(ofNib: given) { return found }
      // Of a nib that was not given, its class tells what it connects.
      guard simulation.isPartial else {
        throw .inconsistency(
          "Could not load NIB in bundle: 'NSBundle </Learn.app> (loaded)' with name '\(given)'")
      }
    }
    for type in simulation.classes.lineage(of: simulation[controller].type) {
      guard simulation.classes[outline: type].isLearners else { return nil }
      if let found = nibName(forClass: type) { return found }
    }
    return nil
  }

  /// The names of §1.6: without the suffix first. Swift's classes have none on iOS 8.
  private func nibName(forClass type: ClassID) -> String? {
    let declaration = simulation[type]
    if declaration.isSwift && !simulation.version.findsNibsOfSwiftClasses { return nil }
    let names = [declaration.name.withoutControllerSuffix, declaration.name].compactMap { $0 }
    return names.lazy.compactMap { simulation.variant(ofNib: $0) }.first
  }
}

extension Simulation {
  /// The name under which a nib is found: the device's variant wins over the bare name.
  fileprivate func variant(ofNib name: String) -> String? {
    let variant = name + "~" + device.rawValue
    if version.hasDeviceNibs, nib(named: variant) != nil { return variant }
    return nib(named: name) != nil ? name : nil
  }
}
