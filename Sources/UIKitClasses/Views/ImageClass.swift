import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Images and caches, and what a memory warning takes from them.
extension FrameworkClass {
  static let image = FrameworkClass(
    "UIImage", properties: [.stored("drawnSize").hidden],
    methods: [
      "initWithContentsOfFile:": .filling,
      "initWithData:": .answer { turn, me, arguments throws(Fault) in
        guard let data = arguments.first?.object, let bulk = turn.simulation.bulks[data] else {
          return .none
        }
        turn.simulation.bulks[me] = bulk
        return .object(me)
      },
      // Of files nobody here looks into, they are what an image of a hundred points is.
      "size": .answer { turn, me, _ throws(Fault) in
        guard case .size(let size)? = turn.simulation.field(named: "drawnSize", of: me) else {
          return .size(Size(width: 100, height: 100))
        }
        return .size(size)
      },
      "scale": Method(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
        .real(turn.simulation.version.screenScale(of: turn.simulation.device))
      },
      "imageWithRenderingMode:": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
        try turn.makeBulk(
          turn.simulation.type(of: .object(me)), turn.simulation.bulks[me] ?? Bulk())
      },
      "drawInRect:": .doesNothing, "drawAtPoint:": .doesNothing,
    ],
    classMethods: [
      "imageNamed:": .named, "imageWithContentsOfFile:": .reading,
      "imageWithData:": Method { turn, me, arguments throws(Fault) in
        try turn.makeBulk(me, arguments.first?.object.flatMap { turn.simulation.bulks[$0] })
      },
      "systemImageNamed:": Method(since: UIKitVersion(13)) { turn, me, _ throws(Fault) in
        try turn.makeBulk(me, Bulk())
      },
    ])

}

extension FrameworkClass.Method {
  /// `imageNamed:` reads a file once, and UIKit keeps the image until memory is short.
  fileprivate static let named = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    let name = turn.text(arguments.first)
    if let known = turn.simulation.interface.namedImages[name] { return .object(known) }
    let image = try turn.makeBulk(me, turn.bulk(ofFile: arguments.first))
    guard let id = image.object else { return .none }
    try turn.retain(id, as: .framework)
    turn.simulation.interface.namedImages[name] = id
    turn.simulation.interface.imagesInOrder.append(id)
    return image
  }
}
