import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Compositional layouts are descriptions: each object keeps what it was made of.
extension FrameworkClass {
  static let compositionalClasses: [FrameworkClass] = [
    described(
      "NSCollectionLayoutDimension",
      [
        .stored("dimension", .real), .stored("isFractionalWidth", .bool),
        .stored("isFractionalHeight", .bool), .stored("isAbsolute", .bool),
        .stored("isEstimated", .bool),
      ],
      [
        "fractionalWidthDimension:": .dimension("isFractionalWidth"),
        "fractionalHeightDimension:": .dimension("isFractionalHeight"),
        "absoluteDimension:": .dimension("isAbsolute"),
        "estimatedDimension:": .dimension("isEstimated"),
      ]),
    described(
      "NSCollectionLayoutSize", [.stored("widthDimension"), .stored("heightDimension")],
      ["sizeWithWidthDimension:heightDimension:": .making(["widthDimension", "heightDimension"])]),
    described(
      "NSCollectionLayoutSpacing",
      [.stored("spacing", .real), .stored("isFixedSpacing", .bool)],
      ["fixedSpacing:": .making(["spacing"]), "flexibleSpacing:": .making(["spacing"])]),
    described(
      "NSCollectionLayoutItem",
      [
        .stored("layoutSize"), .stored("contentInsets", .any, initially: .record([])),
        .stored("supplementaryItems", .object, .copy),
      ],
      [
        "itemWithLayoutSize:": .making(["layoutSize"]),
        "itemWithLayoutSize:supplementaryItems:": .making(["layoutSize", "supplementaryItems"]),
      ]),
    described(
      "NSCollectionLayoutGroup",
      [
        .stored("subitems", .object, .copy), .stored("interItemSpacing"),
        .stored("count", .int).hidden, .stored("isHorizontal", .bool).hidden,
        .stored("isShared", .bool).hidden,
      ],
      groups, of: "NSCollectionLayoutItem"),
    described(
      "NSCollectionLayoutSection",
      [
        .stored("group").hidden, .stored("contentInsets", .any, initially: .record([])),
        .stored("interGroupSpacing", .real), .stored("orthogonalScrollingBehavior", .int),
        .stored("boundarySupplementaryItems", .object, .copy),
        .stored("supplementariesFollowContentInsets", .bool, initially: .bool(true)),
        .stored("visibleItemsInvalidationHandler", .object, .copy),
        .stored("decorationItems", .object, .copy), .stored("listConfiguration").hidden,
      ],
      [
        "sectionWithGroup:": .making(["group"]),
        "sectionWithListConfiguration:layoutEnvironment:": .making(["listConfiguration"]),
      ]),
    described(
      "NSCollectionLayoutSupplementaryItem",
      [.stored("elementKind", .object, .copy), .stored("zIndex", .int)], [:],
      of: "NSCollectionLayoutItem"),
    described(
      "NSCollectionLayoutBoundarySupplementaryItem",
      [
        .stored("alignment", .int), .stored("offset", .point),
        .stored("extendsBoundary", .bool, initially: .bool(true)),
        .stored("pinToVisibleBounds", .bool),
      ],
      [
        "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:": .making([
          "layoutSize", "elementKind", "alignment",
        ]),
        "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:": .making([
          "layoutSize", "elementKind", "alignment", "offset",
        ]),
      ],
      of: "NSCollectionLayoutSupplementaryItem"),
    FrameworkClass(
      "UICollectionViewCompositionalLayout", of: "UICollectionViewLayout",
      since: UIKitVersion(13),
      properties: [
        .stored("section").hidden, .stored("sectionProvider", .object, .copy).hidden,
        .stored("listConfiguration").hidden, .stored("configuration"),
      ],
      methods: [
        "initWithSection:": .filling(["section"]),
        "initWithSection:configuration:": .filling(["section", "configuration"]),
        "initWithSectionProvider:": .filling(["sectionProvider"]),
        "initWithSectionProvider:configuration:": .filling(["sectionProvider", "configuration"]),
      ],
      classMethods: [
        "layoutWithListConfiguration:": FrameworkClass.Method(since: UIKitVersion(14)) {
          turn, _, arguments throws(Fault) in
          let layout = try turn.allocateAutoreleased("UICollectionViewCompositionalLayout")
          try turn.setField("listConfiguration", to: arguments[0], of: layout)
          return .object(layout)
        }
      ]),
    declared("UICollectionViewCompositionalLayoutConfiguration", since: UIKitVersion(13)),
    declared(
      "UICollectionLayoutListConfiguration", since: UIKitVersion(14),
      methods: [
        "initWithAppearance:": .answer(since: UIKitVersion(14)) {
          turn, me, arguments throws(Fault) in
          try turn.setField("appearance", to: arguments[0], of: me)
          return .object(me)
        }
      ]),
    // What a section provider is told; nobody names its class.
    FrameworkClass(
      "_UICollectionLayoutEnvironment", since: UIKitVersion(13),
      properties: [.stored("contentSize", .size)],
      methods: [
        "container": .answer { _, me, _ throws(Fault) in .object(me) },
        "effectiveContentSize": .answer { turn, me, _ throws(Fault) in
          turn.simulation.field(named: "contentSize", of: me) ?? .none
        },
        "traitCollection": .answer { turn, _, _ throws(Fault) in
          try turn.send("traitCollection", to: .object(turn.simulation.shared("UIScreen")))
        },
      ]),
  ]

  private static let groups: [Selector: Method] = [
    "horizontalGroupWithLayoutSize:subitem:count:": .group(isHorizontal: true, isShared: true),
    "verticalGroupWithLayoutSize:subitem:count:": .group(isHorizontal: false, isShared: true),
    "horizontalGroupWithLayoutSize:repeatingSubitem:count:": .group(
      isHorizontal: true, isShared: false),
    "verticalGroupWithLayoutSize:repeatingSubitem:count:": .group(
      isHorizontal: false, isShared: false),
    "horizontalGroupWithLayoutSize:subitems:": .group(isHorizontal: true, isShared: false),
    "verticalGroupWithLayoutSize:subitems:": .group(isHorizontal: false, isShared: false),
  ]

  private static func described(
    _ name: String, _ properties: [Property], _ makers: [Selector: Method],
    of superclass: String = "NSObject"
  ) -> FrameworkClass {
    FrameworkClass(
      name, of: superclass, since: UIKitVersion(13), properties: properties, classMethods: makers)
  }
}

extension FrameworkClass.Method {
  fileprivate static func dimension(_ kind: String) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      let made = try turn.allocateAutoreleased("NSCollectionLayoutDimension")
      try turn.setField("dimension", to: arguments[0], of: made)
      try turn.setField(kind, to: .bool(true), of: made)
      return .object(made)
    }
  }

  /// A group of one part so many times, or of a list of parts.
  fileprivate static func group(isHorizontal: Bool, isShared: Bool) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      let made = try turn.allocateAutoreleased("NSCollectionLayoutGroup")
      let isCounted = arguments.count > 2
      let parts = isCounted ? try turn.makeArray([arguments[1]]) : arguments[1]
      try turn.setField("layoutSize", to: arguments[0], of: made)
      try turn.setField("subitems", to: parts, of: made)
      try turn.setField("count", to: isCounted ? arguments[2] : .int(0), of: made)
      try turn.setField("isHorizontal", to: .bool(isHorizontal), of: made)
      try turn.setField("isShared", to: .bool(isShared), of: made)
      return .object(made)
    }
  }

  fileprivate static func filling(_ keys: [String]) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      for (key, argument) in zip(keys, arguments) {
        try turn.setValue(argument, forKey: key, of: me)
      }
      return .object(me)
    }
  }
}
