import Mistakes
public import Scripts
public import Sessions
public import UIKitAPI

// What `:help` says of commands, calls and classes.
extension Phrasebook {
  public func group(_ group: CommandGroup) -> String { say("group.\(group.rawValue)") }

  /// What a person may call something behind `:help`, beside the names it has everywhere.
  public func words(for subject: Vocabulary.Subject) -> [String] {
    let words =
      switch subject {
      case .group(.look): say("words.group.look")
      case .group(.world): say("words.group.world")
      case .group(.person): say("words.group.person")
      case .group(.time): say("words.group.time")
      case .group(.study): say("words.group.study")
      case .group(.page): say("words.group.page")
      case .group(.paper): say("words.group.paper")
      case .group(.program): say("words.group.program")
      case .mistakes: say("words.mistakes")
      case .kind(.performance): say("words.mistake-kind.performance")
      case .kind(.logic): say("words.mistake-kind.logic")
      case .kind(.userUnfriendly): say("words.mistake-kind.user-unfriendly")
      case .oddity(let oddity): oddity.rawValue + "," + self.oddity(oddity)
      }
    return words.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Above the groups of commands: a name behind `:help` says more.
  public var moreHelp: String { say("help.more") }

  /// On a paper some commands mean something else.
  public func meaning(of command: Command, onPaper: Bool = false) -> String {
    onPaper ? meaningOnPaper(of: command) : say("command.\(command.rawValue)")
  }

  /// Some commands mean something else to an answer that nobody judges yet.
  private func meaningOnPaper(of command: Command) -> String {
    switch command {
    case .session(.next): say("paper.next")
    case .session(.back): say("paper.back")
    case .session(.skip): say("paper.skip")
    case .session(.again): say("paper.again")
    case .session(.undo): say("paper.undo")
    case .session(.play): say("paper.play")
    case .session(.leave): say("paper.leave")
    case .session(.quit): say("paper.quit")
    default: meaning(of: command)
    }
  }

  /// Empty for words that say themselves.
  public func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: say("argument.version")
    case .tabIndex: say("argument.tab-index")
    case .line: say("argument.line")
    case .arguments: say("argument.arguments")
    case .fileName: say("argument.file-name")
    case .codeFiles: say("argument.code-files")
    case .contents: say("argument.contents")
    case .fileSize: say("argument.file-size")
    case .duration: say("argument.duration")
    case .outlet: say("argument.outlet")
    case .touchable: say("argument.touchable")
    case .row: say("argument.row")
    case .text: say("argument.text")
    case .value: say("argument.value")
    case .object: say("argument.object")
    case .controllerClass: say("argument.controller-class")
    case .launchableClass: say("argument.launchable-class")
    case .drawing: say("argument.drawing")
    case .cast: say("argument.cast")
    case .moment: say("argument.moment")
    case .bookmark: say("argument.bookmark")
    case .topic: say("argument.topic")
    case .lesson: say("argument.lesson")
    case .quiz: say("argument.quiz")
    case .part: say("argument.part")
    case .skill: say("argument.skill")
    case .remark: say("argument.remark")
    case .code: say("argument.code")
    }
  }

  /// What a paper explains nothing of.
  public func noTopicOnPaper(_ name: String) -> String {
    say("refusal.no-topic-on-paper", ["name": .text(name)])
  }

  /// What a callback is for, in a sentence.
  public func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: say("call.create")
    case .createWithStyle: say("call.create-with-style")
    case .createWithNib: say("call.create-with-nib")
    case .createWithCoder: say("call.create-with-coder")
    case .createWithFrame: say("call.create-with-frame")
    case .awakeFromNib: say("call.awake-from-nib")
    case .loadView: say("call.load-view")
    case .viewDidLoad: say("call.view-did-load")
    case .viewWillAppear: say("call.view-will-appear")
    case .viewIsAppearing: say("call.view-is-appearing")
    case .viewDidAppear: say("call.view-did-appear")
    case .viewWillDisappear: say("call.view-will-disappear")
    case .viewDidDisappear: say("call.view-did-disappear")
    case .viewWillLayoutSubviews: say("call.view-will-layout-subviews")
    case .viewDidLayoutSubviews: say("call.view-did-layout-subviews")
    case .layoutSubviews: say("call.layout-subviews")
    case .updateProperties: say("call.update-properties")
    case .viewWillTransition: say("call.view-will-transition")
    case .willMoveToParent: say("call.will-move-to-parent")
    case .didMoveToParent: say("call.did-move-to-parent")
    case .didReceiveMemoryWarning: say("call.did-receive-memory-warning")
    case .viewWillUnload: say("call.view-will-unload")
    case .setView: say("call.set-view")
    case .viewDidUnload: say("call.view-did-unload")
    case .shouldPerformSegue: say("call.should-perform-segue")
    case .prepareForSegue: say("call.prepare-for-segue")
    case .dealloc: say("call.dealloc")
    }
  }

  /// What a class of the framework is, in a sentence; nil of a learner's class.
  public func meaning(ofClass name: String) -> String? {
    knows("class.\(name)") ? say("class.\(name)") : nil
  }

  public func example(_ line: String) -> String { say("help.example", ["line": .text(line)]) }

  /// Above the twelve mistakes, or those of a kind: a number behind `:help` says more.
  public var mistakesHeading: String { say("help.mistakes-heading") }

  /// All terms of the glossary.
  public func terms(_ names: [String]) -> String { say("help.terms", ["names": .list(names)]) }

  /// What a word may mean as well.
  public func nearestTerms(_ names: [String]) -> String {
    say("help.nearest-terms", ["names": .list(names)])
  }

  /// Below them: what detectors tell by a name.
  public func oddities(_ names: [String]) -> String {
    say("help.oddities", ["names": .list(names)])
  }
}
