import ObjectRuntime
public import Scripts
import Simulator
import Touches

// What is wrong with a command to the simulated world.
extension Phrasebook {
  public func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): say("world.unknown-command", ["name": .text(name)])
    case .missingArgument(let command):
      say(
        "world.missing-argument",
        ["name": .text(command.rawValue), "usage": .text(command.usage)])
    case .unexpectedArgument(let text, let name):
      say("world.unexpected-argument", ["text": .text(text), "name": .text(name)])
    case .malformedVersion(let text): say("world.malformed-version", ["text": .text(text)])
    case .notAmong(let text, let names):
      say("world.not-among", ["text": .text(text), "names": .list(names)])
    case .unknownVariable(let name): say("world.unknown-variable", ["name": .text(name)])
    case .unknownClass(let name): say("world.unknown-class", ["name": .text(name)])
    case .nothingWaits(let place, let places):
      places.isEmpty
        ? say("world.nothing-waits-at-all")
        : say(
          "world.nothing-waits",
          ["line": .text(place.description), "lines": .list(places.map(\.description))])
    case .closureIsGone(let place):
      say("world.closure-is-gone", ["line": .text(place.description)])
    case .noVisibleController: say("world.no-visible-controller")
    case .unknownOutlet(let name): say("world.unknown-outlet", ["name": .text(name)])
    case .unknownTitle(let title): say("world.unknown-title", ["title": .text(title)])
    case .malformedNib(let problem):
      say("world.malformed-nib", ["problem": .text(message(problem))])
    case .malformedFileSize: say("world.malformed-file-size")
    case .unknownNibKey(let key): say("world.unknown-nib-key", ["key": .text(key)])
    case .obstacle(let obstacle): message(obstacle)
    case .noRows(let name): say("world.no-rows", ["name": .text(name)])
    case .noSuchRow(let section, let row):
      say("world.no-such-row", ["section": .number(section), "row": .number(row)])
    case .takesNoText(let name): say("world.takes-no-text", ["name": .text(name)])
    case .takesNothing(let name): say("world.takes-nothing", ["name": .text(name)])
    case .malformedEntry(let name, let example):
      say("world.malformed-entry", ["name": .text(name), "example": .text(example)])
    case .malformedNumber(let text): say("world.malformed-number", ["text": .text(text)])
    case .malformedDuration(let text): say("world.malformed-duration", ["text": .text(text)])
    case .negativeDuration: say("world.negative-duration")
    case .longDuration(let most): say("world.long-duration", ["most": .number(most)])
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func message(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: say("nib.expected-mapping")
    case .expectedObject: say("nib.expected-object")
    case .expectedNumbers(let count): say("nib.expected-numbers", ["count": .number(count)])
    }
  }

  /// Why a person cannot do what was asked for.
  private func message(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version), .noGestureYet(let version):
      say("obstacle.unavailable", ["version": .text("\(version)")])
    case .noGestureUnderWay: say("obstacle.no-gesture-under-way")
    case .gestureUnderWay: say("obstacle.gesture-under-way")
    case .noNavigationController: say("obstacle.no-navigation-controller")
    case .rootStays: say("obstacle.root-stays")
    case .gestureDisabled: say("obstacle.gesture-disabled")
    case .noBackButton: say("obstacle.no-back-button")
    case .noSheet: say("obstacle.no-sheet")
    case .noTabBar: say("obstacle.no-tab-bar")
    case .noSuchTab(let index, let count):
      say("obstacle.no-such-tab", ["index": .number(index), "count": .number(count)])
    case .noPages: say("obstacle.no-pages")
    case .inBackground: say("obstacle.in-background")
    case .notInBackground: say("obstacle.not-in-background")
    case .sameOrientation: say("obstacle.same-orientation")
    case .turnIsHeld: say("obstacle.turn-is-held")
    }
  }

  /// What is wrong with a storyboard.
  private func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): say("storyboard.yaml", ["problem": .text(message(fact))])
    case .notPlain: say("storyboard.not-plain")
    case .repeatedKey(let key): say("storyboard.repeated-key", ["key": .text(key)])
    case .expectedMapping: say("storyboard.expected-mapping")
    case .expectedText: say("storyboard.expected-text")
    case .expectedList: say("storyboard.expected-list")
    case .unknownKey(let key, let part): unknownKey(part, key)
    case .missingKey(let key, let part): missingKey(part, key)
    case .noScene(let name): say("storyboard.no-scene", ["name": .text(name)])
    case .noOutlet(let name): say("storyboard.no-outlet", ["name": .text(name)])
    case .keyOfAnotherKind(let key, let kind):
      say("storyboard.key-of-another-kind", ["key": .text(key), "kind": .text(kind)])
    case .containsItself(let name): say("storyboard.contains-itself", ["name": .text(name)])
    }
  }

  /// By the part of a storyboard that the key stands in.
  private func unknownKey(_ part: StoryboardFact.Part, _ key: String) -> String {
    switch part {
    case .storyboard: say("storyboard.unknown-key.storyboard", ["key": .text(key)])
    case .scene: say("storyboard.unknown-key.scene", ["key": .text(key)])
    case .segue: say("storyboard.unknown-key.segue", ["key": .text(key)])
    }
  }

  /// By the part that lacks the key.
  private func missingKey(_ part: StoryboardFact.Part, _ key: String) -> String {
    switch part {
    case .storyboard: say("storyboard.missing-key.storyboard", ["key": .text(key)])
    case .scene: say("storyboard.missing-key.scene", ["key": .text(key)])
    case .segue: say("storyboard.missing-key.segue", ["key": .text(key)])
    }
  }
}
