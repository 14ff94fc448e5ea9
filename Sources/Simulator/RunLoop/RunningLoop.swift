import FoundationKit
import ObjectModel
import ObjectRuntime

extension FrameworkClass {
  static let runLoop = FrameworkClass(
    "NSRunLoop",
    methods: [
      "addTimer:forMode:": .action { turn, _, arguments throws(Fault) in
        if let timer = arguments.first?.object { try turn.schedule(timer) }
      },
      "runUntilDate:": .action { turn, _, arguments throws(Fault) in
        try turn.letTimePass(until: turn.seconds(of: arguments.first))
      },
      "run": .doesNothing,
    ],
    classMethods: [
      "currentRunLoop": .shared("NSRunLoop"), "mainRunLoop": .shared("NSRunLoop"),
    ])
}

extension LaterWork.Work {
  /// Whether it is code that runs in a turn of its own; animations have a note of theirs.
  fileprivate var hasOwnTurn: Bool {
    switch self {
    case .block, .timer, .message: true
    case .animationEnd, .transitionEnd: false
    }
  }
}

extension Turn {
  /// Turns in which nothing happens leave one note together.
  private mutating func noteLaterTurn() {
    if trace.events.last?.kind != .note(.laterTurn) { record(.note(.laterTurn)) }
  }

  /// The most work that one wait of the run loop does.
  private static let mostWork = 100_000

  /// Runs the loop until a moment: what is due by then is done in order (`runUntilDate:`).
  mutating func letTimePass(until moment: Double) throws(Fault) {
    var count = 0
    while true {
      if simulation.runLoop.needsUpdate { try update() }
      guard let work = simulation.runLoop.takeNext(until: moment) else { break }
      try run(work)
      count += 1
      if count >= Turn.mostWork { throw .stopped(.steps) }
    }
    simulation.runLoop.time = max(simulation.runLoop.time, moment)
  }

  /// Does one piece of work; what was held for the statement that waits is kept.
  mutating func run(_ later: LaterWork) throws(Fault) {
    let mark = temporaryCount
    if later.work.hasOwnTurn { noteLaterTurn() }
    switch later.work {
    case .block(let block, let arguments): try call(block: .object(block), arguments)
    case .animationEnd(let completion):
      record(.note(.animation))
      if let completion { try call(block: .object(completion), [.bool(true)]) }
    case .timer(let timer): try timeOut(timer)
    case .transitionEnd(let transition):
      record(.note(.animation))
      try finish(transition)
    case .message(let message):
      let arguments = message.selector.arity > 0 ? [message.argument] : []
      try send(message.selector, to: .object(message.target), arguments, from: .uikit)
    }
    try endStatement(keeping: mark)
    if case .timer = later.work { return }
    for id in later.objects { try release(id, from: .framework) }
  }
}
