import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Facts behind the calls.
extension Narrator {
  /// Nil for a death that is worth no line.
  func named(_ note: Note) -> NamedNote? {
    switch note {
    case .memoryWarning: .memoryWarning
    case .memory(let before, let after): .memory(before: before, after: after)
    case .nibRead(let nib, _): .nibRead(nib)
    case .outletConnected(let outlet, _, let object):
      .outletConnected(outlet, to: name(of: object))
    case .freed(let id): isWorthNaming(id) ? .freed(name(of: id)) : nil
    case .zombie(let id): .zombie(obituary(of: id))
    case .counted(let id, let owners, let isFirst):
      .counted(owners.map { named($0, of: id).brief }, isFirst: isFirst)
    case .unavailable(let selector, let version):
      .unavailable(selector.name, since: version.description)
    case .notModelled(let selector): .notModelled(selector.name)
    case .waits(let function, let place): .waits(function, at: place)
    case .decided(let name, let line, let isTrue): .decided(name, line: line, isTrue)
    case .nilReceiver(let receiver, _, let controller):
      .nilReceiver(receiver, isOutlet: controller != nil)
    case .nobodyToUnwindTo(let action, _): .nobodyToUnwindTo(action.name)
    case .backingStorePurged(let view): .backingStorePurged(name(of: view))
    case .moved(let isGoing): moved(toBackground: isGoing)
    case .heldOn(let sheet): .heldOn(name(of: sheet))
    case .bodyNotShown(let controller): .bodyNotShown(of: name(of: controller))
    case .terminated: .terminated
    case .animation: .animation
    case .laterTurn: .laterTurn
    case .clock(let seconds): .clock(seconds: seconds)
    }
  }

  private func moved(toBackground isGoing: Bool) -> NamedNote {
    let (told, scenes) =
      isGoing
      ? (
        ["applicationWillResignActive:", "applicationDidEnterBackground:"],
        ["sceneWillResignActive:", "sceneDidEnterBackground:"]
      )
      : (
        ["applicationWillEnterForeground:", "applicationDidBecomeActive:"],
        ["sceneWillEnterForeground:", "sceneDidBecomeActive:"]
      )
    return .moved(told: told, scenes: simulation.version.hasScenes ? scenes : nil)
  }

  /// Whether an object's death is worth a line: views, what the script made, and what a variable of
  /// the script points to.
  private func isWorthNaming(_ id: ObjectID) -> Bool {
    simulation.isKind(id, of: "UIResponder")
      || simulation.isLearners(id) && !simulation[simulation[id].type].isOfLibrary
      || simulation.variables.contains { $0.value == .object(id) }
  }
}
