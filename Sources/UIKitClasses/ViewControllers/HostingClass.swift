import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// A controller like any other around a view of SwiftUI, whose body is not simulated.
  static let hostingController = FrameworkClass(
    "UIHostingController", of: "UIViewController", since: UIKitVersion(13),
    properties: [.stored("rootView")],
    methods: [
      "initWithRootView:": .answer { turn, me, arguments throws(Fault) in
        try turn.send("initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        try turn.setField("rootView", to: arguments[0], of: me)
        return .object(me)
      },
      "loadView": .action { turn, me, _ throws(Fault) in
        try turn.loadContainerView(of: me)
        turn.record(.note(.bodyNotShown(of: me)))
      },
    ])
}
