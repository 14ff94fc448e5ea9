import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass.Method {
  /// A new collection that specifies one trait.
  private static func specifying(
    _ trait: Trait, since: UIKitVersion = UIKitVersion(8)
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, arguments throws(Fault) in
      var traits = Traits()
      traits[trait] = arguments[0].real
      return try turn.makeCollection(of: traits)
    }
  }

  fileprivate static let collectionMakers: [Selector: FrameworkClass.Method] = [
    "traitCollectionWithUserInterfaceIdiom:": specifying(.userInterfaceIdiom),
    "traitCollectionWithDisplayScale:": specifying(.displayScale),
    "traitCollectionWithHorizontalSizeClass:": specifying(.horizontalSizeClass),
    "traitCollectionWithVerticalSizeClass:": specifying(.verticalSizeClass),
    "traitCollectionWithLayoutDirection:": specifying(.layoutDirection, since: UIKitVersion(10)),
    "traitCollectionWithUserInterfaceStyle:": specifying(
      .userInterfaceStyle, since: UIKitVersion(12)),
    "traitCollectionWithTraitsFromCollections:": FrameworkClass.Method(since: UIKitVersion(8)) {
      turn, _, arguments throws(Fault) in
      let traits = turn.objects(arguments[0]).reduce(Traits()) {
        $0.overridden(by: turn.simulation.traits(in: .object($1)))
      }
      return try turn.makeCollection(of: traits)
    },
    "currentTraitCollection": FrameworkClass.Method(since: UIKitVersion(13)) {
      turn, _, _ throws(Fault) in
      try turn.makeCollection(of: turn.simulation.traits(of: turn.simulation.keyWindow))
    },
  ]
}

extension FrameworkClass {
  static let traitCollection = FrameworkClass(
    "UITraitCollection", since: UIKitVersion(8), properties: Trait.allCases.map(\.property),
    younger: [
      "userInterfaceStyle": UIKitVersion(12), "layoutDirection": UIKitVersion(10),
    ],
    methods: [
      "isEqual:": .answer { turn, me, arguments throws(Fault) in
        let simulation = turn.simulation
        guard let other = arguments[0].object, simulation.isKind(other, of: "UITraitCollection")
        else { return .bool(false) }
        return .bool(simulation.traits(in: .object(me)) == simulation.traits(in: .object(other)))
      },
      "containsTraitsInCollection:": .answer(since: UIKitVersion(8)) {
        turn, me, arguments throws(Fault) in
        let simulation = turn.simulation
        return .bool(
          simulation.traits(in: .object(me)).contains(simulation.traits(in: arguments[0])))
      },
      "hasDifferentColorAppearanceComparedToTraitCollection:": .answer(since: UIKitVersion(13)) {
        turn, me, arguments throws(Fault) in
        let simulation = turn.simulation
        let changes = simulation.traits(in: .object(me))
          .changes(from: simulation.traits(in: arguments[0]))
        return .bool(changes.contains(.userInterfaceStyle))
      },
    ],
    classMethods: FrameworkClass.Method.collectionMakers)
}
