public import Mistakes
public import Scripts

// How far the lives went that `lint` leads, and what they showed.
extension Phrasebook {
  /// A controller that `lint` could not make, and what helps.
  public func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      say("unmade.unknown-argument", ["parameter": .text(parameter), "type": .text(type)])
    case .ended: say("unmade.ended", ["type": .text(type)])
    case .unimplemented(let missing):
      say("unmade.unimplemented", ["missing": .text(missing), "type": .text(type)])
    }
  }

  /// What the writer can do about it.
  public func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument: say("unmade-way-out.unknown-argument")
    case .ended: say("unmade-way-out.ended")
    case .unimplemented(let missing):
      say("unmade-way-out.unimplemented", ["missing": .text(missing)])
    }
  }

  /// What ended the app, or a life, in a call or by UIKit itself; the reason follows.
  public func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    switch (call, isStopped) {
    case (nil, false): say("lint.ended", ["type": .text(type)])
    case (nil, true): say("lint.stopped", ["type": .text(type)])
    case (let call?, false): ended(type, in: call, "lint.ended-in")
    case (let call?, true): ended(type, in: call, "lint.stopped-in")
    }
  }

  /// The colon of a message's name does for that of the sentence.
  private func ended(_ type: String, in call: String, _ phrase: String) -> String {
    let text = say(phrase, ["type": .text(type), "call": .text(call)])
    return call.hasSuffix(":") ? text.replacing(call + ":", with: call) : text
  }

  /// A fresh controller has gone on with the rest of the life.
  public func restWasLed(_ type: String) -> String {
    say("lint.rest-was-led", ["type": .text(type)])
  }

  /// How far a controller's life went: `3 of 11 steps, then viewDidLoad ended the app`.
  public func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): say("led.whole", ["steps": .number(steps)])
    case .ended(let steps, let count, let call):
      call.map {
        say(
          "led.ended-with-call",
          ["steps": .number(steps), "count": .number(count), "call": .text($0)])
      }
        ?? say("led.ended", ["steps": .number(steps), "count": .number(count)])
    case .stopped(let steps, let count):
      say("led.stopped", ["steps": .number(steps), "count": .number(count)])
    case .unmade: say("led.unmade")
    }
  }

  /// How far fresh controllers went on where one had ended the app.
  public func ledWithFresh(_ steps: Int, of count: Int) -> String {
    say("led.with-fresh", ["steps": .number(steps), "count": .number(count)])
  }

  /// Of a class above a controller that nobody declares.
  public func ledWithout(_ name: String) -> String { say("led.without", ["name": .text(name)]) }

  /// What was found: mistakes by number, what is not on the list by name; or that it was nothing.
  public func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return say("lint.nothing-found") }
    let listed: Value = .list(numbers.map(String.init))
    let mistakes = say("lint.mistakes", ["count": .number(numbers.count), "numbers": listed])
    return say("lint.found", ["names": .list((numbers.isEmpty ? [] : [mistakes]) + names)])
  }

  /// Files in which no class inherits from `UIViewController`.
  public var noControllersToLint: String { say("lint.no-controllers") }

  /// A controller that has left the screen and that nobody can reach any more.
  public func livesOn(_ survivor: Survivor) -> String {
    switch survivor {
    case .leaked(let name): say("lint.lives-on", ["name": .text(name)])
    case .held(let hold):
      say("held.lives-on", ["name": .text(hold.object), "way": .text(way(hold))])
    }
  }
}
