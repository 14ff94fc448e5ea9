import InterfaceModel
import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Collection views: what they ask is what tables ask, by other names.
  static let collectionClasses: [FrameworkClass] = [
    FrameworkClass(
      "UICollectionView", of: "UIScrollView", since: UIKitVersion(6),
      properties: [
        .stored("collectionViewLayout"), .stored("dataSource", .object, .weak),
        .stored("backgroundView"), .stored("allowsSelection", .bool, initially: .bool(true)),
        .stored("allowsMultipleSelection", .bool), .kept("spareCells").hidden,
        .stored("oldestAnswer", .int).hidden,
        .computed("visibleCells", isReadOnly: true),
        .computed("indexPathsForSelectedItems", isReadOnly: true),
        .computed("indexPathsForVisibleItems", isReadOnly: true),
        .computed("numberOfSections", .int, isReadOnly: true),
      ],
      methods: ListKind.collection.asking.merging(collectionMethods) { $1 }),
    FrameworkClass(
      "UICollectionReusableView", of: "UIView", since: UIKitVersion(6),
      properties: [.kept("reuseIdentifier")], methods: ["prepareForReuse": .doesNothing]),
    FrameworkClass(
      "UICollectionViewCell", of: "UICollectionReusableView", since: UIKitVersion(6),
      properties: [
        .kept("contentView"), .flag("selected"), .flag("highlighted"), .stored("backgroundView"),
        .stored("selectedBackgroundView"),
      ] + cellContents,
      younger: cellContentVersions,
      methods: cellContentMethods.merging([
        "contentView": .answer { turn, me, _ throws(Fault) in
          try turn.subview("contentView", of: me, "UIView")
        }
      ]) { $1 }),
    declared(
      "UICollectionViewListCell", of: "UICollectionViewCell", since: UIKitVersion(14),
      methods: [
        "defaultContentConfiguration": .answer(since: UIKitVersion(14)) {
          turn, _, _ throws(Fault) in
          .object(try turn.allocateAutoreleased("UIListContentConfiguration"))
        }
      ]),
    declared("UICellAccessory", since: UIKitVersion(14)),
    FrameworkClass(
      "UICollectionViewLayout", since: UIKitVersion(6),
      properties: [.stored("collectionView", .object, .weak).readOnly],
      methods: layoutMethods),
    declared(
      "UICollectionViewLayoutAttributes", since: UIKitVersion(6), methods: attributeMethods,
      classMethods: [
        "layoutAttributesForCellWithIndexPath:": .making(["indexPath"]),
        "layoutAttributesForSupplementaryViewOfKind:withIndexPath:": .making([
          "representedElementKind", "indexPath",
        ]),
      ]),
    FrameworkClass(
      "UICollectionViewFlowLayout", of: "UICollectionViewLayout", since: UIKitVersion(6),
      properties: [
        .stored("minimumLineSpacing", .real, initially: .real(10)),
        .stored("minimumInteritemSpacing", .real, initially: .real(10)),
        .stored("itemSize", .size, initially: .size(Size(width: 50, height: 50))),
        .stored("estimatedItemSize", .size), .stored("scrollDirection", .int),
        .stored("headerReferenceSize", .size), .stored("footerReferenceSize", .size),
        .stored("sectionInset", .any, initially: .record([])),
      ],
      younger: ["estimatedItemSize": UIKitVersion(8)]),
  ]

  /// What a layout of the program's own overrides, and may ask of the class above.
  private static let layoutMethods: [Selector: Method] = [
    "invalidateLayout": .action { turn, me, _ throws(Fault) in try turn.invalidate(layout: me) },
    "prepareLayout": .doesNothing,
    "layoutAttributesForElementsInRect:": .answer { turn, me, arguments throws(Fault) in
      guard case .rect(let area) = arguments[0] else { return .none }
      return try turn.attributes(inLayout: me, in: area)
    },
    "layoutAttributesForItemAtIndexPath:": .answer { turn, me, arguments throws(Fault) in
      try turn.attributes(ofItemAt: arguments[0], inLayout: me)
    },
    "collectionViewContentSize": .answer { turn, me, _ throws(Fault) in
      let list = turn.simulation.field(named: "collectionView", of: me)?.object
      return list.flatMap { turn.simulation.field(named: "contentSize", of: $0) } ?? .size(Size())
    },
    "shouldInvalidateLayoutForBoundsChange:": .answer { _, _, _ throws(Fault) in .bool(false) },
  ]

  /// `center` and `size` are other words for the frame.
  private static let attributeMethods: [Selector: Method] = [
    "size": .answer { turn, me, _ throws(Fault) in
      .size(turn.simulation.frame(ofAttributes: me).size)
    },
    "center": .answer { turn, me, _ throws(Fault) in
      .point(turn.simulation.frame(ofAttributes: me).center)
    },
    "setSize:": .reframing { frame, value in
      if case .size(let size) = value { frame = Rect(center: frame.center, size: size) }
    },
    "setCenter:": .reframing { frame, value in
      if case .point(let center) = value { frame = Rect(center: center, size: frame.size) }
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in .object(try turn.copyOfDeclared(me)) },
  ]

  private static let collectionMethods: [Selector: Method] = [
    "initWithFrame:": .answer { turn, me, arguments throws(Fault) in
      try turn.send(
        "initWithFrame:collectionViewLayout:", to: .object(me), [arguments[0], .none], from: .uikit)
    },
    "initWithFrame:collectionViewLayout:": .answer { turn, me, arguments throws(Fault) in
      guard let layout = arguments[1].object else {
        throw .invalidArgument(
          "UICollectionView must be initialized with a non-nil layout parameter")
      }
      if case .rect(let frame) = arguments[0] {
        turn.simulation.interface.views[me]?.frame = frame
      }
      try turn.setValue(.object(layout), forKey: "collectionViewLayout", of: me)
      try turn.setValue(.object(me), forKey: "collectionView", of: layout)
      return .object(me)
    },
    "numberOfItemsInSection:": .countOfRows(.collection),
    "cellForItemAtIndexPath:": .cell, "indexPathForCell:": .pathOfCell,
    "visibleCells": .visibleCells,
    "indexPathsForSelectedItems": .answer { turn, me, _ throws(Fault) in
      try turn.indexPaths(turn.simulation.interface.lists[me]?.selected ?? [])
    },
    "indexPathsForVisibleItems": .shownPlaces,
    "selectItemAtIndexPath:animated:scrollPosition:": .selectingPlace,
    "deselectItemAtIndexPath:animated:": .deselectingPlace,
    "registerClass:forCellWithReuseIdentifier:": .registering(),
    "registerNib:forCellWithReuseIdentifier:": .registering(),
    "_refuseRegistrationOfAge:": .action { turn, me, arguments throws(Fault) in
      if let age = arguments[0].object { try turn.refuseRegistration(ofAge: age, in: me) }
    },
    "dequeueReusableCellWithReuseIdentifier:forIndexPath:": .answer {
      turn, me, arguments throws(Fault) in
      if let cell = try turn.dequeue(arguments[0], from: me, .collection) { return cell }
      return try turn.makePrototype(arguments[0], of: me, .collection)
    },
    "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:": .registeringSupplementary,
    "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:": .registeringSupplementary,
    "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:": .answer {
      turn, me, arguments throws(Fault) in
      try turn.dequeueSupplementary(arguments[0], arguments[1], from: me)
    },
    "supplementaryViewForElementKind:atIndexPath:": .answer(since: UIKitVersion(9)) {
      turn, me, arguments throws(Fault) in
      guard let place = try turn.place(arguments[1]) else { return .none }
      let kind = turn.simulation.text(of: arguments[0])
      let edges = turn.simulation.interface.lists[me]?.edges ?? [:]
      return edges.first { $0.key.kind == kind && $0.key.section == place.section }
        .map { .object($0.value) } ?? .none
    },
    "visibleSupplementaryViewsOfKind:": .answer(since: UIKitVersion(9)) {
      turn, me, arguments throws(Fault) in
      let kind = turn.simulation.text(of: arguments[0])
      let edges = turn.simulation.interface.lists[me]?.edges.filter { $0.key.kind == kind } ?? [:]
      return try turn.makeArray(edges.sorted { $0.key < $1.key }.map { .object($0.value) })
    },
    "performBatchUpdates:completion:": .batch(.collection, since: UIKitVersion(6)),
    "insertItemsAtIndexPaths:": .changing(.collection) { $0.inserted.formUnion($1) },
    "deleteItemsAtIndexPaths:": .changing(.collection) { $0.deleted.formUnion($1) },
    "reloadItemsAtIndexPaths:": .changing(.collection) { $0.reloaded.formUnion($1) },
    "moveItemAtIndexPath:toIndexPath:": .movingRow(.collection, since: UIKitVersion(6)),
    "insertSections:": .changingSections(.collection) { $0.sections.inserted.formUnion($1) },
    "deleteSections:": .changingSections(.collection) { $0.sections.deleted.formUnion($1) },
    "reloadSections:": .changingSections(.collection) { $0.reloadedSections.formUnion($1) },
    "moveSection:toSection:": .movingSection(.collection, since: UIKitVersion(6)),
  ]
}

extension Simulation {
  /// The frame that attributes say; an empty one where they say none.
  fileprivate func frame(ofAttributes id: ObjectID) -> Rect {
    guard case .rect(let frame)? = field(named: "frame", of: id) else { return Rect() }
    return frame
  }
}

extension Rect {
  fileprivate var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  fileprivate init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }
}

extension FrameworkClass.Method {
  /// Changes the frame of attributes.
  fileprivate static func reframing(
    _ change: @escaping @Sendable (inout Rect, Value) -> Void
  ) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      var frame = turn.simulation.frame(ofAttributes: me)
      change(&frame, arguments[0])
      try turn.setField("frame", to: .rect(frame), of: me)
    }
  }
}
