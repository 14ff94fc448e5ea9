import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

extension Turn {
  /// Caches give back what they hold when memory is short: the app's, then UIKit's images by name,
  /// then the responses from the network.
  mutating func emptyCaches() throws(Fault) {
    for id in simulation.allObjects
    where simulation.isAlive(id) && simulation.isKind(id, of: "NSCache") {
      try empty(cache: id)
    }
    let images = simulation.interface.imagesInOrder
    (simulation.interface.namedImages, simulation.interface.imagesInOrder) = ([:], [])
    for image in images { try release(image, from: .framework) }
    simulation.cachedResponseBytes = 0
  }
}
