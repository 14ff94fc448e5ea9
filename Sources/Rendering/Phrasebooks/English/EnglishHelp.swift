import Scripts
import Sessions
import Simulator
import Statements
import UIKitAPI

extension English {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "Looking"
    case .world: "The simulated world"
    case .person: "What a person does"
    case .time: "Time travel"
    case .study: "Study"
    case .program: "The program"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "start the app again under another version"
    case .memory: "start again with manual or automatic counting"
    case .device: "start again on another device"
    case .relaunch: "end the process and launch the app again; UserDefaults stay"
    case .warn: "the system sends a memory warning"
    case .nib: "declare a nib file"
    case .storyboard: "declare a storyboard"
    case .file: "the size of an image or data file"
    case .type: "a person types into a field on screen"
    case .set: "a person moves a switch or slider on screen"
    case .swipeBack: "the top of the stack is swiped away"
    case .swipeDown: "the sheet is swiped down"
    case .swipePage: "a page is turned"
    case .selectTab: "a person taps tab N, counted from 0"
    case .tap: "a person taps what an outlet refers to"
    case .rotate: "the device is turned"
    case .background: "the app leaves the screen"
    case .foreground: "the app comes back"
    case .hold: "keep this turn of the run loop open"
    case .settle: "end the turn of the run loop that was held open"
    case .state: "where every controller stands"
    case .owners: "who owns an object, and why"
    case .tree: "windows, controllers and views"
    case .find: "where controllers of a class are, from the window"
    case .timeline: "the last run-loop turn in lanes, or as a picture"
    case .leaks: "what nobody can reach any more"
    case .trace: "the last answer again"
    case .step: "the last answer, event by event"
    case .diff: "what the last line changed"
    case .compare: "the last line under two versions"
    case .repair: "what to change after a mistake"
    case .undo: "take back the last line that changed the world"
    case .redo: "do again what was undone"
    case .goto: "go to the moment after line N, or to a bookmark"
    case .bookmark: "give this moment a name"
    case .as: "the last line in the other programming language"
    case .help: "this list, or one command or call"
    case .language: "the language of the interface"
    case .learn: "the lessons, or one of them"
    case .quiz: "the quizzes, or one of them"
    case .review: "ask again what was not right"
    case .progress: "what you have done so far"
    case .next: "go on to the next step"
    case .back: "go back one step"
    case .skip: "go on without an answer"
    case .again: "begin the page or the quiz again"
    case .hint: "a hint; each says more than the one before"
    case .answer: "show the answer"
    case .why: "the arithmetic of the last score"
    case .resume: "back to the lesson you left"
    case .neverResume: "forget where you left the lesson"
    case .leave: "leave the lesson or quiz for the sandbox"
    case .quit: "leave the program; your place is kept"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "creates the object; sends initWithNibName:bundle: with nil"
    case .createWithStyle: "creates a table view controller of a style"
    case .createWithNib: "remembers the nib's name; nothing is loaded yet"
    case .createWithCoder: "creates an object from an archive: a nib or storyboard"
    case .createWithFrame: "creates a view in code"
    case .awakeFromNib: "everything in the nib is connected; File's Owner does not get it"
    case .loadView: "makes or loads the view when it is first needed"
    case .viewDidLoad: "the view was loaded; outlets are set, sizes are not final"
    case .viewWillAppear: "the view is about to appear; it is not in the window yet"
    case .viewIsAppearing: "the view is in the window with its size (from iOS 13)"
    case .viewDidAppear: "the view has appeared, the animation is over"
    case .viewWillDisappear: "the view is about to disappear, or a transition was reversed"
    case .viewDidDisappear: "the view has disappeared"
    case .viewWillLayoutSubviews: "a layout pass begins (from iOS 5)"
    case .viewDidLayoutSubviews: "a layout pass is over (from iOS 5)"
    case .layoutSubviews: "a view places its subviews"
    case .updateProperties: "properties are updated before layout (from iOS 26)"
    case .viewWillTransition:
      "the view is about to change its size, as on a turn of the device (from iOS 8)"
    case .willMoveToParent: "the controller is about to enter or leave a container"
    case .didMoveToParent: "the controller has entered or left a container"
    case .didReceiveMemoryWarning: "memory is short; up to iOS 5 the view may go"
    case .viewWillUnload: "the system is about to unload the view (iOS 5 only)"
    case .setView: "the view property is set; nil lets the view go"
    case .viewDidUnload: "the system unloaded the view (iOS 3 to 5)"
    case .shouldPerformSegue: "may a segue go ahead?"
    case .prepareForSegue: "hand data to the next controller; its view is not loaded"
    case .dealloc: "the last owner let go; no unload, no disappearance is told"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      "There is no command :\(name)."
        + (suggestion.map { " Did you mean :\($0)?" } ?? " :help lists them all.")
    case .unknownTopic(let name, let suggestion):
      "There is nothing called '\(name)' to explain."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " :help lists the commands.")
    case .missingArgument(let command):
      ":\(command.rawValue) wants more: \(command.usage)"
    case .unknownVersion(let text):
      ":compare knows iOS 2.0 to 18 and 26; '\(text)' is none of them."
    case .unknownOption(let command, let option):
      ":\(command.rawValue) does not take '\(option)': \(command.usage)"
    case .notInQuiz(let command):
      ":\(command.rawValue) does not work while questions are asked; :leave leads to the sandbox."
    case .noSuchLesson(let name, let suggestion):
      "No lesson is called '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " :learn lists them all.")
    case .noSuchQuiz(let name, let suggestion):
      "No quiz is called '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " :quiz lists them all.")
    case .noContent: "There are no lessons or quizzes here; --content DIR says where they are."
    case .notStudying: "No lesson or quiz is open. :learn and :quiz list them."
    case .nothingToExplain: "There is no answer to explain on the screen."
    case .nothingToReview: "Nothing is left to review."
    case .nothingToResume: "Nothing is unfinished. :learn lists the lessons, :quiz the quizzes."
    case .returnGoesOn: "The answer stands here: Return goes on, :back asks again."
    case .nothingToAnswer: "There is no task on this page: Return goes on."
    case .noSuchStep(let number, let count):
      "There is no step \(number): the lesson has \(count)."
    case .noHint: "There is no hint here. :answer shows the answer of a task or question."
    case .unknownLanguage(let name):
      "'\(name)' is not one of the languages: en, ru, zh, cs, ja."
    case .unknownVariable(let name): "Nothing is called '\(name)'. :state lists what there is."
    case .noController(let name):
      "No controller of class '\(name)' is there. :tree shows all that are."
    case .nothingToRepair: "No mistake was seen in the last line."
    case .nothingHappenedYet: "Nothing has happened yet. Type some code first."
    case .nothingToDraw:
      "The last line sent no life-cycle messages: there is nothing to draw. "
        + "Show, push or present a controller first."
    case .malformedAnswer(.unknown(nil), let count):
      "An answer is numbers from 1 to \(count) or names, with spaces between; :skip leaves it out."
    case .malformedAnswer(.unknown(let word?), let count):
      "'\(word)' is neither a number from 1 to \(count) nor one of the names."
    case .malformedAnswer(.noNumber(let word), let count):
      "'\(word)' is no number from 1 to \(count); 0 says that nothing is wrong, :skip leaves it out."
    case .malformedAnswer(.ambiguous(let word, let names), _):
      "'\(word)' may be \(names.joined(separator: ", "))."
    case .untranslatable: "That line has no form in the other language."
    case .unreadableQuestion: "This question cannot be asked; viewdidlearn check says why."
    }
  }
}
