import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Drawing into images: nothing is drawn here, and the image has the size that was asked for.
extension FrameworkClass {
  static let rendererClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIGraphicsImageRenderer", since: UIKitVersion(10),
      properties: [.stored("size", .size).hidden],
      methods: [
        "initWithSize:": .answer { turn, me, arguments throws(Fault) in
          try turn.setField("size", to: arguments[0], of: me)
          return .object(me)
        },
        "initWithBounds:": .answer { turn, me, arguments throws(Fault) in
          guard case .rect(let bounds) = arguments[0] else { return .object(me) }
          try turn.setField("size", to: .size(bounds.size), of: me)
          return .object(me)
        },
        "imageWithActions:": .answer { turn, me, arguments throws(Fault) in
          let context = try turn.allocateAutoreleased("UIGraphicsImageRendererContext")
          try turn.call(block: arguments[0], [.object(context)])
          let image = try turn.allocateAutoreleased("UIImage")
          let size = turn.simulation.field(named: "size", of: me) ?? .none
          try turn.setField("drawnSize", to: size, of: image)
          return .object(image)
        },
      ]),
    FrameworkClass(
      "UIGraphicsImageRendererContext", since: UIKitVersion(10),
      methods: [
        "fillRect:": .doesNothing, "strokeRect:": .doesNothing, "clipToRect:": .doesNothing,
      ]),
  ]
}
