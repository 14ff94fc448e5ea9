import ObjectModel
import Syntax

// Images and caches, and what a memory warning takes from them.
extension FrameworkClass {
  static let image = FrameworkClass(
    "UIImage",
    methods: [
      "initWithContentsOfFile:": .filling,
      "initWithData:": .answer { turn, me, arguments throws(Fault) in
        guard let data = arguments.first?.object, let bulk = turn.simulation.bulks[data] else {
          return .none
        }
        turn.simulation.bulks[me] = bulk
        return .object(me)
      },
      "size": Method { _, _, _ throws(Fault) in .size(Size(width: 100, height: 100)) },
      "scale": Method(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
        .real(turn.simulation.version.screenScale(of: turn.simulation.device))
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

  /// A dictionary that gives back what it holds when memory is short.
  static let cache = FrameworkClass(
    "NSCache", since: UIKitVersion(4),
    properties: [
      .stored("countLimit", .int), .stored("totalCostLimit", .int),
      .stored("name", .object, .copy, initially: .string("")),
      .stored("delegate", .object, .unowned),
    ],
    methods: [
      "objectForKey:": .looking, "setObject:forKey:": .setting, "setObject:forKey:cost:": .setting,
      "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
        try turn.set(.none, forKey: arguments[0], in: me)
      },
      "removeAllObjects": .action { turn, me, _ throws(Fault) in try turn.empty(cache: me) },
    ])
}

extension FrameworkClass.Method {
  /// `imageNamed:` reads a file once, and UIKit keeps the image until memory is short.
  fileprivate static let named = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    let name = turn.text(arguments.first)
    if let known = turn.simulation.namedImages[name] { return .object(known) }
    let image = try turn.makeBulk(me, turn.bulk(ofFile: arguments.first))
    guard let id = image.object else { return .none }
    try turn.retain(id, as: .framework)
    turn.simulation.namedImages[name] = id
    turn.simulation.imagesInOrder.append(id)
    return image
  }
}

extension Turn {
  fileprivate mutating func empty(cache: ObjectID) throws(Fault) {
    for pair in pairs(of: cache) { try set(.none, forKey: pair.key, in: cache) }
  }

  /// Caches give back what they hold when memory is short: the app's, then UIKit's images by name,
  /// then the responses from the network.
  mutating func emptyCaches() throws(Fault) {
    for id in simulation.allObjects
    where simulation.isAlive(id) && simulation.isKind(id, of: "NSCache") {
      try empty(cache: id)
    }
    let images = simulation.imagesInOrder
    (simulation.namedImages, simulation.imagesInOrder) = ([:], [])
    for image in images { try release(image, from: .framework) }
    simulation.cachedResponseBytes = 0
  }
}
