import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

extension Turn {
  /// `loadView` of a collection view controller: its view holds the collection.
  package mutating func loadCollectionView(of controller: ObjectID) throws(Fault) {
    try loadDefaultView(of: controller)
    guard let view = simulation.loadedView(of: controller),
      simulation.field(named: "collectionView", of: controller)?.object == nil,
      let type = simulation.classes.id(named: "UICollectionView")
    else { return }
    let list = simulation.create(type, line: line)
    try retain(list, as: .framework)
    try prepare(list)
    let layout = simulation.field(named: "collectionViewLayout", of: controller) ?? .none
    let frame = Rect(size: simulation.frame(of: view)?.size ?? Size())
    try send(
      "initWithFrame:collectionViewLayout:", to: .object(list), [.rect(frame), layout],
      from: .uikit)
    for key in ["dataSource", "delegate"] {
      try setValue(.object(controller), forKey: key, of: list)
    }
    try setValue(.object(list), forKey: "collectionView", of: controller)
    try addSubview(list, to: view)
    try release(list, from: .framework)
  }
}
