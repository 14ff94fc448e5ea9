import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let runLoop = FrameworkClass(
    "NSRunLoop",
    methods: [
      "addTimer:forMode:": .action { turn, _, arguments throws(Fault) in
        if let timer = arguments.first?.object { try turn.schedule(timer) }
      },
      "runUntilDate:": .action { turn, _, arguments throws(Fault) in
        let moment = LoopTime(seconds: turn.seconds(of: arguments.first))
        if moment == .end { try turn.letTimePass() }
        try turn.letTimePass(until: moment)
      },
      "run": .action { turn, _, _ throws(Fault) in try turn.letTimePass() },
      "runMode:beforeDate:": .answer { turn, _, arguments throws(Fault) in
        try turn.letSomethingCome(until: LoopTime(seconds: turn.seconds(of: arguments.last)))
        return .bool(true)
      },
      "performInModes:block:": .action(since: UIKitVersion(10)) {
        turn, _, arguments throws(Fault) in
        try turn.callLater(arguments[1], after: 0)
      },
      "performBlock:": .action(since: UIKitVersion(10)) { turn, _, arguments throws(Fault) in
        try turn.callLater(arguments[0], after: 0)
      },
    ],
    classMethods: [
      "currentRunLoop": .shared("NSRunLoop"), "mainRunLoop": .shared("NSRunLoop"),
    ])
}
