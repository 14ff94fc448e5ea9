public import InterfaceModel
public import ObjectRuntime
public import Scripts
public import Sessions
public import Syntax

// The prompt, and what it shows of a line.
extension Phrasebook {
  /// What to do first: `type code, or :learn, :quiz, :help`.
  public var invitation: String { say("sandbox.invitation") }

  public func memory(_ memory: Memory) -> String {
    switch memory {
    case .manual: say("memory.manual")
    case .automatic: say("memory.automatic")
    }
  }

  /// Where a controller is: without a view, with one off screen, on screen.
  public func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: say("place.no-view")
    case .offScreen: say("place.off-screen")
    case .onScreen: say("place.on-screen")
    case .inTransition: say("place.in-transition")
    }
  }

  /// A fact behind the calls; nil where a later turn begins, which is no news in a list.
  public func note(_ note: NamedNote) -> String? {
    switch note {
    case .memoryWarning: say("note.memory-warning")
    case .memory(let before, let after):
      say("note.memory", ["before": .bytes(before), "after": .bytes(after)])
    case .nibRead(let name): say("note.nib-read", ["name": .text(name)])
    case .outletConnected(let outlet, let name):
      say("note.outlet-connected", ["outlet": .text(outlet), "name": .text(name)])
    case .freed(let name): say("note.freed", ["name": .text(name)])
    case .zombie(let obituary): self.obituary(obituary)
    case .counted(let owners, _):
      say("note.counted", ["owners": .text(self.owners(counting: owners))])
    case .unavailable(let api, let version):
      say("note.unavailable", ["api": .text(api), "version": .text(version)])
    case .notModelled(let api): say("note.not-modelled", ["api": .text(api)])
    case .waits(let function, let place):
      say(
        "note.waits",
        [
          "function": .text(function), "line": .number(place.line),
          "place": .text(place.description),
        ])
    case .decided(let name, let line, let isTrue):
      say(
        "note.decided",
        [
          "name": .text(name), "line": .number(line), "taken": .text("\(isTrue)"),
          "other": .text("\(!isTrue)"),
        ])
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? say("note.nil-receiver-is-outlet", ["name": .text(name)])
        : say("note.nil-receiver", ["name": .text(name)])
    case .nobodyToUnwindTo(let action): say("note.nobody-to-unwind-to", ["action": .text(action)])
    case .backingStorePurged(let name): say("note.backing-store-purged", ["name": .text(name)])
    case .moved(let told, let scenes):
      scenes.map { say("note.moved-with-scenes", ["told": .list(told), "scenes": .list($0)]) }
        ?? say("note.moved", ["told": .list(told)])
    case .heldOn(let name): say("note.held-on", ["name": .text(name)])
    case .bodyNotShown(let name): say("note.body-not-shown", ["name": .text(name)])
    case .terminated: say("note.terminated")
    case .animation: say("note.animation")
    case .laterTurn: nil
    case .clock(let seconds): say("note.clock", ["seconds": .seconds(seconds)])
    }
  }

  /// Below a setting that begins the app anew, and by that drops what was typed.
  public var codeIsLost: String { say("sandbox.code-is-lost") }

  /// Noted behind a change of bounds.
  public func viewSize(_ size: String) -> String { say("note.view-size", ["size": .text(size)]) }

  /// What ended the app, or the line. The console of the app speaks no language but English.
  public func fault(_ fault: Fault) -> String {
    switch fault {
    case .exception, .crash: fault.text
    case .endless(let recursion): endless(recursion)
    case .stopped(let resource): stopped(resource)
    }
  }

  /// What calls itself without end.
  public func endless(_ recursion: Fault.Endless) -> String {
    switch recursion {
    case .call(let name): say("endless.call", ["name": .text(name)])
    case .function: say("endless.function")
    case .block: say("endless.block")
    case .loading(let controller): say("endless.loading", ["controller": .text(controller)])
    case .defaultValue: say("endless.default-value")
    }
  }

  /// The app has ended; the line is undone.
  public var undoneByFault: String { say("sandbox.undone-by-fault") }

  public var nothingHappened: String { say("sandbox.nothing-happened") }

  /// In a state of an app that has made none.
  public var noControllers: String { say("sandbox.no-controllers") }

  /// `:diff` of two moments that are the same.
  public var nothingChanged: String { say("sandbox.nothing-changed") }

  /// Lines that wanted more were dropped for a command.
  public var dropped: String { say("sandbox.dropped") }

  /// What a run has used up.
  public func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: say("stopped.steps")
    case .turns: say("stopped.turns")
    case .runLoop: say("stopped.run-loop")
    case .objects: say("stopped.objects")
    case .memory: say("stopped.memory")
    case .output: say("stopped.output")
    case .patience: say("stopped.patience")
    }
  }

  /// How much memory images, data and bitmaps take, in bytes.
  public func memory(inUse bytes: Int) -> String {
    say("sandbox.memory-in-use", ["bytes": .bytes(bytes)])
  }

  /// Of `:step`, which goes through a line's events.
  public func step(_ number: Int, of count: Int) -> String {
    say("sandbox.step", ["number": .number(number), "count": .number(count)])
  }

  /// Behind a step that is not the last.
  public var returnSteps: String { say("sandbox.return-steps") }

  /// A line of `:diff`: what a property was and is.
  public func change(_ before: String, _ after: String) -> String {
    say("sandbox.change", ["before": .text(before), "after": .text(after)])
  }

  /// An object that is gone, and how far a controller's view has appeared: lines of `:diff`.
  public var isFreed: String { say("sandbox.is-freed") }

  public func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: say("appearance.disappeared")
    case .appearing: say("appearance.appearing")
    case .appeared: say("appearance.appeared")
    case .disappearing: say("appearance.disappearing")
    }
  }

  /// Two versions do the same: so many calls and lines printed.
  public func sameInBoth(_ versions: [String], events: Int) -> String {
    say(
      "sandbox.same-in-both",
      ["first": .text(versions[0]), "second": .text(versions[1]), "count": .number(events)])
  }

  /// A line that does not run under a version, and why not.
  public func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    say(
      "sandbox.does-not-run", ["line": .number(line), "text": .text(text), "reason": .text(reason)])
  }

  public func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): say("travel.undone", ["line": .text(line)])
    case .redone(let line): say("travel.redone", ["line": .text(line)])
    case .nothingToUndo: say("travel.nothing-to-undo")
    case .nothingToRedo: say("travel.nothing-to-redo")
    case .arrived(let place, let count):
      say("travel.arrived", ["place": .number(place), "count": .number(count)])
    case .noSuchPlace(let name, let first, let last):
      say(
        "travel.no-such-place",
        ["name": .text(name), "first": .number(first), "last": .number(last)])
    case .bookmarked(let name, let place):
      say("travel.bookmarked", ["name": .text(name), "place": .number(place)])
    case .places(_, let place): say("travel.places", ["place": .number(place)])
    }
  }

  /// In the language that was chosen, so that it needs no name.
  public var languageChosen: String { say("sandbox.language-chosen") }

  public var goodbye: String { say("sandbox.goodbye") }

  /// The sandbox stands as it was left, so many lines long.
  public func sandboxRestored(lines: Int) -> String {
    say("sandbox.restored", ["count": .number(lines)])
  }
}
