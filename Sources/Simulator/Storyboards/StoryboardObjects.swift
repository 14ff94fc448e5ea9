import InterfaceModel
package import ObjectModel
package import ObjectRuntime

extension Turn {
  /// The one storyboard object of a file.
  /// UIKit raises for a name that no file has.
  package mutating func storyboard(named name: String?) throws(Fault) -> ObjectID {
    guard let name, simulation.interface.storyboards[name] != nil else {
      throw .invalidArgument(
        "Could not find a storyboard named '\(name ?? "(null)")' in bundle "
          + "NSBundle </Learn.app> (loaded)")
    }
    let key = "UIStoryboard \(name)"
    if let known = simulation.singletons[key] { return known }
    let storyboard = simulation.launch("UIStoryboard", as: key)
    try setValue(.string(name), forKey: "name", of: storyboard)
    return storyboard
  }
}
