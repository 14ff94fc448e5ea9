import Mistakes
import Scripts
import Sessions
import Simulator
import Statements

// What `:help` says of commands and mistakes, and `:diff` of objects.
extension English {
  func words(for subject: Vocabulary.Subject) -> [String] {
    switch subject {
    case .group(.look): ["looking"]
    case .group(.world): ["app"]
    case .group(.person): ["people", "user", "touch", "gestures"]
    case .group(.time): ["travel"]
    case .group(.study): ["lessons", "quizzes"]
    case .group(.program): []
    case .mistakes: ["mistake", "mistakes"]
    case .kind(.performance): ["p", "performance"]
    case .kind(.logic): ["l", "logic"]
    case .kind(.userUnfriendly): ["u", "user-unfriendly"]
    }
  }

  var moreHelp: String { "More · :help with a name says more of it" }
  var mistakesHeading: String { "The twelve mistakes · :help with a number explains one" }
  func example(_ line: String) -> String { "example: \(line)" }

  func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: "performance"
    case .logic: "logic"
    case .userUnfriendly: "user-unfriendly"
    }
  }

  func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: "a version of iOS, from 2.0 on"
    case .tabIndex: "the number of a tab, from 0"
    case .fileName: "the name, as code writes it"
    case .contents: "what is in it, in braces; none takes it away"
    case .fileSize: "its size in braces; none takes the file away"
    case .outlet: "an outlet of the controller on screen"
    case .text: "what is typed, in quotes"
    case .value: "on, off, a number or a text"
    case .object: "a variable, or a name from an answer: UIView#1"
    case .controllerClass: "a class of view controllers"
    case .drawing: "the file to draw into, as SVG"
    case .moment: "the number of a line, 0 for the start, or a bookmark"
    case .bookmark: "any word"
    case .topic: "a command, a group, a call, a class, a mistake or a term"
    case .lesson: "the number or the name of a lesson"
    case .quiz: "the number or the name of a quiz"
    }
  }

  func explanation(of mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad:
      "Until the view is loaded every outlet is nil, and a message to nil does nothing: "
        + "the value is lost. Keep it in a property and show it in viewDidLoad."
    case .needlessLoad:
      "Whoever reads view loads it. Ask isViewLoaded when you only want to know; a "
        + "hidden controller should not pay for its view."
    case .viewsInInitializer:
      "A controller may live and die without ever being shown. What is made in its "
        + "initialiser costs memory all that time; make views in loadView or viewDidLoad."
    case .oneInitializerOnly:
      "A nib creates its views by initWithCoder:, code by initWithFrame:. Set-up that "
        + "only one of them does is missing in the other case."
    case .loadedOnce:
      "Up to iOS 5 a view could be unloaded and loaded again, and viewDidLoad ran again "
        + "with it. What it creates without a look at what is there leaks or doubles."
    case .resetOnReload:
      "A reload is not a first visit. viewDidLoad should show the state that is kept, "
        + "not the initial one."
    case .earlySizes:
      "In viewDidLoad the view still has the size it was designed with. Lay out in "
        + "viewWillLayoutSubviews, or let constraints do it."
    case .emptyUnload:
      "When the system has unloaded the view, viewDidUnload is the place to let go of "
        + "what can be made again."
    case .outletKeptInUnload:
      "An outlet that owns its view keeps it alive after the unload. Set it to nil in "
        + "viewDidUnload, or declare it weak."
    case .stateLostInUnload:
      "What the person has entered lives in views that go away with the unload. Save it "
        + "before, when it changes."
    case .stateInOutlet:
      "A label or a field shows state; it is not where state is kept. Keep it in a "
        + "property or the model."
    case .memoryHeldThroughWarning:
      "A memory warning asks for what can be made again: caches, images, loaded data. "
        + "Who keeps them is ended first."
    }
  }

  var isFreed: String { "freed" }

  func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
