import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Storyboards and segues, all of iOS 5.
  static let storyboardClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIStoryboard", since: UIKitVersion(5),
      properties: [.stored("name", .object, .copy).hidden],
      methods: [
        "instantiateInitialViewController": .initial,
        "instantiateInitialViewControllerWithCreator:": .initial(since: UIKitVersion(13)),
        "instantiateViewControllerWithIdentifier:": .instantiating(since: UIKitVersion(5)),
        "instantiateViewControllerWithIdentifier:creator:":
          .instantiating(since: UIKitVersion(13)),
      ],
      classMethods: [
        "storyboardWithName:bundle:": Method { turn, _, arguments throws(Fault) in
          let name = turn.simulation.text(of: arguments[0])
          if turn.simulation.isPartial, let name,
            turn.simulation.interface.storyboards[name] == nil
          {
            return turn.simulation.standIn(named: name)
          }
          return .object(try turn.storyboard(named: name))
        }
      ]),
    FrameworkClass(
      "UIStoryboardSegue", since: UIKitVersion(5),
      properties: [
        .readable("identifier"), .readable("sourceViewController"),
        .readable("destinationViewController"),
      ],
      methods: [
        "initWithIdentifier:source:destination:": .answer { turn, me, arguments throws(Fault) in
          let keys = ["identifier", "sourceViewController", "destinationViewController"]
          for (key, value) in zip(keys, arguments) {
            try turn.setValue(value, forKey: key, of: me)
          }
          return .object(me)
        },
        "perform": .doesNothing,
      ]),
  ]

  /// What a view controller knows of its storyboard.
  static let segues: [Selector: Method] = [
    "storyboard": .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      if let own = turn.simulation.interface.viewControllers[me]?.storyboard { return .object(own) }
      // What it comes from was not given.
      return turn.simulation.isPartial ? turn.simulation.standIn(named: "storyboard") : .none
    },
    "performSegueWithIdentifier:sender:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      try turn.performSegue(
        named: turn.simulation.text(of: arguments[0]), from: me, sender: arguments[1])
    },
    "shouldPerformSegueWithIdentifier:sender:": .answer(since: UIKitVersion(6)) {
      _, _, _ throws(Fault) in .bool(true)
    },
    "prepareForSegue:sender:": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "canPerformUnwindSegueAction:fromViewController:withSender:": .answer(since: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      guard case .selector(let action) = arguments[0] else { return .bool(false) }
      return .bool(turn.responds(.object(me), to: action))
    },
    "canPerformUnwindSegueAction:fromViewController:sender:": .answer(since: UIKitVersion(13)) {
      turn, me, arguments throws(Fault) in
      try turn.send(
        "canPerformUnwindSegueAction:fromViewController:withSender:", to: .object(me), arguments,
        from: .uikit)
    },
  ]
}

extension Property {
  /// A stored property that only the framework sets.
  fileprivate static func readable(_ name: String) -> Property {
    var property = stored(name)
    property.isReadOnly = true
    return property
  }
}

extension FrameworkClass.Method {
  private static func storyboardName(
    _ turn: Turn, _ me: ObjectID
  ) -> String {
    turn.simulation.text(of: turn.simulation.field(named: "name", of: me) ?? .none) ?? ""
  }

  fileprivate static let initial = initial(since: UIKitVersion(5))

  fileprivate static func initial(since: UIKitVersion) -> FrameworkClass.Method {
    answer(since: since) { turn, me, arguments throws(Fault) in
      let name = storyboardName(turn, me)
      guard let scene = turn.simulation.interface.storyboards[name]?.initial else { return .none }
      return .object(
        try turn.instantiate(
          SceneReference(storyboard: name, scene: scene), creator: arguments.first ?? .none))
    }
  }

  fileprivate static func instantiating(since: UIKitVersion) -> FrameworkClass.Method {
    answer(since: since) { turn, me, arguments throws(Fault) in
      let name = storyboardName(turn, me)
      let identifier = turn.simulation.text(of: arguments[0]) ?? "(null)"
      guard turn.simulation.interface.storyboards[name]?.scene(identifier) != nil else {
        throw .invalidArgument(
          "Storyboard (\(turn.pointer(me))) doesn't contain a view controller with identifier "
            + "'\(identifier)'")
      }
      return .object(
        try turn.instantiate(
          SceneReference(storyboard: name, scene: identifier),
          creator: arguments.count > 1 ? arguments[1] : .none))
    }
  }
}
