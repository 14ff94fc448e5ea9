import Curriculum
import Grading
import Mistakes
import Sessions
import Simulator
import Statements
import Syntax
import UIKitAPI

/// English, as a calm colleague speaks it.
struct English: Phrasebook {
  let invitation = "type code, or :learn, :quiz, :help"

  func memory(_ memory: Memory) -> String {
    memory == .manual ? "manual reference counting" : "automatic reference counting"
  }

  func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: "no view"
    case .offScreen: "off screen"
    case .onScreen: "on screen"
    case .inTransition: "in transition"
    }
  }

  func note(_ note: NotePhrase) -> String {
    switch note {
    case .memoryWarning: "memory warning"
    case .memory(let before, let after):
      "memory in use: \(before.bytes(".")) before, \(after.bytes(".")) after"
    case .nibRead(let name): "reads \(name).nib"
    case .outletConnected(let outlet, let name): "\(outlet) <- \(name)"
    case .freed(let name): "\(name) freed"
    case .zombie(let name, let end, let line): "\(name) was \(freed(line: line, by: end))"
    case .counted(let owners):
      "retainCount is the number of owners in this model (\(self.owners(owners))); "
        + "real numbers differ"
    case .unavailable(let api, let version): "\(api) is not available before iOS \(version)"
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? "nothing happens: \(name) is nil until the view is loaded, "
          + "and a message to nil does nothing"
        : "nothing happens: \(name) is nil, and a message to nil does nothing"
    case .nobodyToUnwindTo(let action):
      "nothing happens: no controller on the way back has \(action)"
    case .backingStorePurged(let name): "the bitmap of \(name) is dropped, the view stays"
    case .moved(let told, let scenes):
      "No controller hears of this. UIKit tells the app's delegate (\(told)) and "
        + "posts the notification of each to its observers."
        + (scenes.map { " In an app with scenes the scene's delegate is told instead (\($0))." }
          ?? "")
    case .animation: "animation"
    case .viewSize(let size): "view \(size)"
    }
  }

  let undoneByFault = "The app would end here. You stand where you stood before this line."
  let nothingHappened = "nothing happened"
  let noControllers = "no view controllers yet"
  let nothingChanged = "nothing changed"

  func sameInBoth(_ versions: [String], events: Int) -> String {
    "The same under both, \(versions[0]) and \(versions[1]): "
      + (events == 0 ? "nothing happens." : events == 1 ? "1 event." : "\(events) events.")
  }

  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    "does not run here: line \(line), '\(text)': \(reason)"
  }

  let dropped =
    "The lines before the command were not finished and are dropped; the up arrow brings them back, Ctrl-C drops them too."

  func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: "stopped: the run used up its steps; is there an endless loop?"
    case .objects: "stopped: a million objects are alive"
    case .memory: "stopped: the run used up its memory; does something grow without end?"
    case .output: "stopped: the run printed more than 10 MB"
    case .patience: "stopped by Ctrl-C"
    }
  }

  func memory(inUse bytes: Int) -> String { "memory in use: \(bytes.bytes("."))" }
  var returnSteps: String { "Return shows the next" }
  func step(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  func change(_ before: String, _ after: String) -> String { "\(before) -> \(after)" }

  func log(calls: Int, _ version: UIKitVersion) -> String {
    "a console log: \(calls) life-cycle calls, read as iOS \(version)"
  }

  let logIsPossible = "UIKit could have made every one of these calls."

  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    let why =
      switch reason {
      case .missing(let before, let call):
        "\(call.rawValue) comes only after \(before.rawValue), which was not sent; "
          + "is it called by hand, or is a call to super missing?"
      case .repeated(let call): "\(call.rawValue) was sent already, and nothing has ended it since"
      case .loadedOnScreen: "the view is on screen, so it was loaded long before"
      case .unloadedOnScreen: "a view on screen is never unloaded"
      case .afterDealloc: "the object was freed before; only a dangling pointer leads to it"
      case .notSent(let version): "iOS \(version) does not send this message"
      }
    return "line \(line) cannot come from UIKit: \(why)"
  }

  func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): "undone: \(line)"
    case .redone(let line): "done again: \(line)"
    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .arrived(let place, let count): "after line \(place) of \(count)"
    case .noSuchPlace(let name, let first, let last):
      "There is no place '\(name)'. :goto takes \(first) to \(last), or a bookmark's name."
    case .bookmarked(let name, let place):
      "bookmark \(name) after line \(place); :goto \(name) comes back"
    case .places(_, let place): "you stand after line \(place)"
    }
  }

  let goodbye = "Your place is kept."
  func languageChosen(_ language: Language) -> String { "The interface speaks English now." }
  func didYouMean(_ suggestion: String) -> String { "did you mean '\(suggestion)'?" }

  func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      "the journal \(path) cannot be kept: \(reason); you can go on, but this session is not remembered"
    case .journalLocked(let path):
      "the journal \(path) is locked by another program; close it and start again"
    case .journalFull(let path): "the disk is full: \(path) cannot grow; make room and start again"
    case .journalNewer(let path):
      "the journal \(path) is of a newer version of this program; update, or use --state"
    case .journalSetAside(let path, let salvaged):
      "the journal was damaged; it is kept as \(path), and a new one was begun with "
        + "\(salvaged) saved entries"
    case .history(let path, let reason): "the history \(path) is not kept: \(reason)"
    case .noContent:
      "no lessons were found; --content DIR says where they are. The sandbox works without them."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .notUTF8(let path, let byte, let line):
      "\(path):\(line): byte \(byte) is not UTF-8; save the text as UTF-8"
    case .nulByte(let path, let byte, let line): "\(path):\(line): byte \(byte) is NUL"
    case .fileExists(let path):
      "\(path) exists already and is left as it is; choose another name"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
