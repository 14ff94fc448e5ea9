import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let observationTracking = FrameworkClass(
    "ObservationTracking", since: UIKitVersion(17),
    classMethods: [
      "track:onChange:": Method { turn, _, arguments throws(Fault) in
        try turn.track(arguments[0], onChange: arguments[1])
      }
    ])
}
