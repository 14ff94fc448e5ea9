package import ObjectModel
package import ObjectRuntime
import Syntax

// Dates: the app is launched when 2001 begins, and time passes only in its run loop.
extension FrameworkClass {
  /// What deals with time; timers and threads have a file of their own.
  static let timeClasses: [FrameworkClass] = [
    date, dateFormatter, timer, thread,
  ]

  /// `NSDate` counts seconds since the beginning of 2001 (Apple: "NSDate", reference date). Distant
  /// future and past are the constants of Foundation.
  private static let date = FrameworkClass(
    "NSDate",
    methods: [
      "init": .fillingDate { turn, _ in turn.now },
      "initWithTimeIntervalSinceNow:": .fillingDate { $0.now + $1[0].real },
      "initWithTimeIntervalSince1970:": .fillingDate { $1[0].real - secondsFrom1970 },
      "initWithTimeIntervalSinceReferenceDate:": .fillingDate { $1[0].real },
      // Some time has always passed, however little: what is now is past.
      "timeIntervalSinceNow": .measuring { turn, _, mine in
        let now = turn.now
        return mine == now ? -0.0 : mine - now
      },
      "timeIntervalSinceReferenceDate": .measuring { _, _, mine in mine },
      "timeIntervalSince1970": .measuring { _, _, mine in mine + secondsFrom1970 },
      "timeIntervalSinceDate:": .measuring { turn, other, mine in mine - turn.seconds(of: other) },
      "dateByAddingTimeInterval:": .addingTime(since: UIKitVersion(4)),
      "addTimeInterval:": .addingTime(),
      "compare:": .answer { turn, me, arguments throws(Fault) in
        let (one, other) = (turn.seconds(of: .object(me)), turn.seconds(of: arguments.first))
        return .int(one == other ? 0 : one < other ? -1 : 1)
      },
      "earlierDate:": .answer { turn, me, arguments throws(Fault) in
        turn.seconds(of: .object(me)) <= turn.seconds(of: arguments.first)
          ? .object(me) : arguments[0]
      },
      "laterDate:": .answer { turn, me, arguments throws(Fault) in
        turn.seconds(of: .object(me)) >= turn.seconds(of: arguments.first)
          ? .object(me) : arguments[0]
      },
      "isEqualToDate:": Method { turn, me, arguments throws(Fault) in
        .bool(turn.simulation.areEqual(me, arguments.first ?? .none))
      },
      "copyWithZone:": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSDate", .date(turn.seconds(of: .object(me))))
      },
    ],
    classMethods: [
      "date": .makingDate { turn, _ in turn.now },
      "dateWithTimeIntervalSinceNow:": .makingDate { $0.now + $1[0].real },
      "dateWithTimeIntervalSinceReferenceDate:": .makingDate { $1[0].real },
      "dateWithTimeIntervalSince1970:": .makingDate { $1[0].real - secondsFrom1970 },
      "timeIntervalSinceReferenceDate": Method { turn, _, _ throws(Fault) in
        .real(turn.now)
      },
      "distantFuture": .makingDate { _, _ in 63_113_904_000 },
      "distantPast": .makingDate { _, _ in -63_114_076_800 },
    ])

  /// The pattern is read anew at every message, since any property may have changed.
  private static let dateFormatter = FrameworkClass(
    "NSDateFormatter",
    properties: [
      .stored("dateFormat", .object, .copy), .stored("dateStyle", .int),
      .stored("timeStyle", .int), .stored("locale"), .stored("timeZone"),
    ],
    methods: [
      "stringFromDate:": .answer { turn, me, arguments throws(Fault) in
        let date = arguments.first ?? Value.none
        let offset = try turn.offset(of: me, at: date)
        return .string(
          try turn.pattern(of: me).text(of: turn.seconds(of: date), ahead: offset))
      },
      "dateFromString:": .answer { turn, me, arguments throws(Fault) in
        let pattern = try turn.pattern(of: me)
        let text = turn.text(arguments.first)
        // Which rule of the zone holds shows when it is known about when the moment is.
        guard let early = pattern.seconds(text, ahead: 0) else { return .none }
        let offset = try turn.offset(of: me, at: try turn.makeObject("NSDate", .date(early)))
        let seconds = pattern.seconds(text, ahead: offset) ?? early
        return try turn.makeObject("NSDate", .date(seconds))
      },
    ],
    classMethods: [
      "localizedStringFromDate:dateStyle:timeStyle:": Method(since: UIKitVersion(4)) {
        turn, _, arguments throws(Fault) in
        let pattern = DatePattern(
          dateStyle: arguments[1].integer, timeStyle: arguments[2].integer,
          in: turn.simulation.version)
        return .string(pattern.text(of: turn.seconds(of: arguments[0]), ahead: 0))
      }
    ])

  /// From the beginning of 1970 to that of 2001.
  private static let secondsFrom1970 = 978_307_200.0
}

extension FrameworkClass.Method {
  /// A convenience constructor for a moment in seconds since 2001.
  fileprivate static func makingDate(
    _ seconds: @escaping @Sendable (inout Turn, [Value]) -> Double
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      let moment = seconds(&turn, arguments)
      return try turn.makeAutoreleased(me, .date(moment))
    }
  }

  /// An initialiser, which puts the moment into the object that `alloc` made.
  fileprivate static func fillingDate(
    _ seconds: @escaping @Sendable (inout Turn, [Value]) -> Double
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let moment = seconds(&turn, arguments)
      turn.simulation.contents[me] = .date(moment)
      return .object(me)
    }
  }

  /// An interval in seconds, from the argument, which is nil where there is none, and the
  /// receiver's moment.
  fileprivate static func measuring(
    _ interval: @escaping @Sendable (inout Turn, Value?, Double) -> Double
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let mine = turn.seconds(of: .object(me))
      return .real(interval(&turn, arguments.first, mine))
    }
  }

  /// `dateByAddingTimeInterval:` and its name before iOS 4: the answer is of the receiver's class.
  fileprivate static func addingTime(
    since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    answer(since: since) { turn, me, arguments throws(Fault) in
      let sum = turn.seconds(of: .object(me)) + arguments[0].real
      return try turn.makeAutoreleased(turn.simulation.type(of: .object(me)), .date(sum))
    }
  }
}

extension Turn {
  /// How a formatter of dates writes: by its pattern, else by its styles.
  fileprivate mutating func pattern(of formatter: ObjectID) throws(Fault) -> DatePattern {
    let written = text(try value(forKey: "dateFormat", of: formatter))
    if !written.isEmpty { return DatePattern(written) }
    return DatePattern(
      dateStyle: try value(forKey: "dateStyle", of: formatter).integer,
      timeStyle: try value(forKey: "timeStyle", of: formatter).integer,
      in: simulation.version)
  }

  /// How many seconds the clocks of a formatter's zone are ahead of Greenwich at a moment.
  fileprivate mutating func offset(
    of formatter: ObjectID, at date: Value
  ) throws(Fault) -> Int {
    let zone = try value(forKey: "timeZone", of: formatter)
    let selector: Selector = "secondsFromGMTFor:"
    guard zone.object != nil, responds(zone, to: selector) else { return 0 }
    return try send(selector, to: zone, [date], from: .uikit).integer
  }

  /// The seconds since the launch, which the app takes for the beginning of 2001.
  fileprivate var now: Double { mutating get { simulation.runLoop.readClock().seconds } }

  /// A date in seconds since the beginning of 2001; the launch for what is no date.
  package func seconds(of value: Value?) -> Double {
    if let id = value?.object, case .date(let seconds) = simulation.contents[id] { return seconds }
    return 0
  }
}
