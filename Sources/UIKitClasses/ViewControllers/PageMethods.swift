import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

extension FrameworkClass {
  static let pageViewController = FrameworkClass(
    "UIPageViewController", of: "UIViewController", since: UIKitVersion(5),
    properties: [
      .stored("delegate", .object, .weak), .stored("dataSource", .object, .weak),
      .computed("viewControllers", isReadOnly: true), .stored("transitionStyle", .int),
      .stored("navigationOrientation", .int), .flag("doubleSided"),
    ],
    methods: [
      "initWithTransitionStyle:navigationOrientation:options:": .answer {
        turn, me, arguments throws(Fault) in
        try turn.send("initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        try turn.setValue(arguments[0], forKey: "transitionStyle", of: me)
        try turn.setValue(arguments[1], forKey: "navigationOrientation", of: me)
        return .object(me)
      },
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadContainerView(of: me) },
      "viewControllers": .answer { turn, me, _ throws(Fault) in
        let page = turn.simulation.interface.viewControllers[me]?.selected
        return try turn.makeArray(page.map { [.object($0)] } ?? [])
      },
      "setViewControllers:direction:animated:completion:": .action {
        turn, me, arguments throws(Fault) in
        try turn.setPages(
          turn.objects(arguments[0]), of: me, animated: arguments[2].isTrue,
          completion: arguments[3])
      },
    ])
}
