import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Scenes, of which an app has one here.
  static let sceneClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIScene", of: "UIResponder", since: UIKitVersion(13),
      properties: [.stored("delegate")],
      methods: [
        "session": .answer { turn, _, _ throws(Fault) in
          .object(turn.simulation.shared("UISceneSession"))
        },
        "activationState": .answer { turn, _, _ throws(Fault) in
          .int(turn.simulation.activationState)
        },
      ]),
    FrameworkClass(
      "UIWindowScene", of: "UIScene", since: UIKitVersion(13),
      methods: [
        "windows": .answer { turn, _, _ throws(Fault) in
          try turn.makeArray(turn.simulation.windows.map(Value.object))
        },
        "keyWindow": .answer(since: UIKitVersion(15)) { turn, _, _ throws(Fault) in
          .object(turn.simulation.keyWindow)
        },
        "screen": .answer { turn, _, _ throws(Fault) in Value(turn.simulation.singletons["screen"])
        },
      ]),
    FrameworkClass(
      "UISceneSession", since: UIKitVersion(13),
      properties: [.stored("stateRestorationActivity")],
      methods: [
        "role": .answer { _, _, _ throws(Fault) in .string("UIWindowSceneSessionRoleApplication") },
        "scene": .answer { turn, _, _ throws(Fault) in
          .object(turn.simulation.shared("UIWindowScene"))
        },
      ]),
    declared("UISceneConnectionOptions", since: UIKitVersion(13)),
    declared(
      "UISceneConfiguration", since: UIKitVersion(13),
      methods: [
        "initWithName:sessionRole:": .answer { turn, me, arguments throws(Fault) in
          try turn.setField("name", to: arguments[0], of: me)
          try turn.setField("role", to: arguments[1], of: me)
          return .object(me)
        }
      ]),
  ]
}
