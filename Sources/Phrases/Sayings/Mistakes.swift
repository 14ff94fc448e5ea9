import AutoLayout
public import Mistakes
import ObjectModel
import Scripts

// The twelve mistakes and what is like them: seen in a run, and mended.
extension Phrasebook {
  /// What happened in this run, to the object of that name.
  public func evidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .outletWasNil(let outlet):
      say("evidence.outlet-was-nil", ["outlet": .text(outlet), "object": .text(object)])
    case .loadedByTest: say("evidence.loaded-by-test", ["object": .text(object)])
    case .neverShown: say("evidence.never-shown", ["object": .text(object)])
    case .madeInInitializer(let type):
      say("evidence.made-in-initializer", ["type": .text(type), "object": .text(object)])
    case .notSetUp(let names, let initializer, let ran):
      say(
        "evidence.not-set-up",
        [
          "names": .list(names.map { "'\($0)'" }), "initializer": .text(initializer),
          "ran": .text(ran), "object": .text(object),
        ])
    case .leaked(let type, let field, let line):
      say("evidence.leaked", ["type": .text(type), "field": .text(field), "line": place(line)])
    case .doubled(let field, let count):
      say("evidence.doubled", ["field": .text(field), "count": .number(count)])
    case .observedAgain(let selector, let count):
      say(
        "evidence.observed-again",
        ["selector": .text(selector), "count": .number(count), "object": .text(object)])
    case .wentBack(let outlet, let old, let new):
      say("evidence.went-back", ["outlet": .text(outlet), "old": .text(old), "new": .text(new)])
    case .sizeChanged(let early, let shown, _):
      say("evidence.size-changed", ["early": .text(early.text), "shown": .text(shown.text)])
    case .insetsChanged(let early, let shown):
      say("evidence.insets-changed", ["early": .text(early.text), "shown": .text(shown.text)])
    case .subviewSizeChanged(let name, let early, let shown):
      say(
        "evidence.subview-size-changed",
        ["name": .text(name), "early": .text(early.text), "shown": .text(shown.text)])
    case .nothingLetGo(let names):
      say(
        "evidence.nothing-let-go",
        ["names": .list(names.map { "'\($0)'" }), "object": .text(object)])
    case .unloadIsEmpty(let names):
      say(
        "evidence.unload-is-empty",
        ["names": .list(names.map { "'\($0)'" }), "object": .text(object)])
    case .unloadIsMissing(let names):
      say(
        "evidence.unload-is-missing",
        ["names": .list(names.map { "'\($0)'" }), "object": .text(object)])
    case .outletForgotten(let outlet):
      say("evidence.outlet-forgotten", ["outlet": .text(outlet), "object": .text(object)])
    case .outletKept(let outlet):
      say("evidence.outlet-kept", ["outlet": .text(outlet), "object": .text(object)])
    case .entryLost(let outlet, let text):
      say("evidence.entry-lost", ["outlet": .text(outlet), "text": .text(text)])
    case .onlyHome(let outlet, let text):
      say("evidence.only-home", ["outlet": .text(outlet), "text": .text(text)])
    case .heldThroughWarning(let field, let bytes):
      say(
        "evidence.held-through-warning",
        ["field": .text(field), "bytes": .bytes(bytes), "object": .text(object)])
    case .viewLoadedInUnload: say("evidence.view-loaded-in-unload", ["object": .text(object)])
    case .superSkipped(let selector):
      say("evidence.super-skipped", ["selector": .text("\(selector)"), "object": .text(object)])
    case .superMistaken(let selector, let called):
      say(
        "evidence.super-mistaken",
        ["selector": .text("\(selector)"), "called": .text(called), "object": .text(object)])
    case .outletDangles(let outlet):
      say("evidence.outlet-dangles", ["outlet": .text(outlet), "object": .text(object)])
    case .heldByClosure(_, let circle, let isBlock):
      isBlock
        ? say(
          "evidence.held-by-closure-is-block", ["circle": .text(circle), "object": .text(object)])
        : say("evidence.held-by-closure", ["circle": .text(circle), "object": .text(object)])
    case .childNotMoved(let child, let call):
      say(
        "evidence.child-not-moved",
        ["child": .text(child), "call": .text("\(call)"), "object": .text(object)])
    case .childNotAdded(let child, let call):
      say(
        "evidence.child-not-added",
        ["child": .text(child), "call": .text("\(call)"), "object": .text(object)])
    case .childNotWarned(let child, let call):
      say(
        "evidence.child-not-warned",
        ["child": .text(child), "call": .text("\(call)"), "object": .text(object)])
    case .viewNotSet: say("evidence.view-not-set", ["object": .text(object)])
    case .heldByTimer(let isLink, _):
      isLink
        ? say("evidence.held-by-link", ["object": .text(object)])
        : say("evidence.held-by-timer", ["object": .text(object)])
    case .heldByObserver(let name, _):
      say("evidence.held-by-observer", ["name": .text(name), "object": .text(object)])
    case .heldByTask: say("evidence.held-by-task", ["object": .text(object)])
    case .heldByMessage(let selector, _):
      say("evidence.held-by-message", ["object": .text(object), "selector": .text(selector)])
    case .heldByShared(let way, _, let isBlock):
      say(
        isBlock ? "evidence.held-by-shared-block" : "evidence.held-by-shared",
        ["object": .text(object), "way": .text(way)])
    case .observedEachTime(let selector, let count):
      say(
        "evidence.observed-each-time",
        ["selector": .text(selector), "object": .text(object), "count": .number(count)])
    case .blockAddedEachTime(let name, let count):
      say(
        "evidence.block-added-each-time", ["name": .text(name), "count": .number(count)])
    case .timerBegunEachTime(let count, _):
      say("evidence.timer-begun-each-time", ["count": .number(count)])
    case .taskBegunEachTime(let name, let count):
      say(
        "evidence.task-begun-each-time", ["name": .text(name), "count": .number(count)])
    case .freedWhileObserving(let name):
      say("evidence.freed-while-observing", ["name": .text(name), "object": .text(object)])
    case .freedWhileObservingKey(let path, let type):
      say(
        "evidence.freed-while-observing-key",
        ["name": .text(path), "type": .text(type), "object": .text(object)])
    case .heldByDelegate(let name, let circle):
      say(
        "evidence.held-by-delegate",
        ["name": .text(name), "circle": .text(circle), "object": .text(object)])
    case .heldByField(let name, let circle):
      say(
        "evidence.held-by-field",
        ["name": .text(name), "circle": .text(circle), "object": .text(object)])
    case .neverReleased(let type, let message):
      say(
        "evidence.never-released",
        ["type": .text(type), "message": .text(message), "object": .text(object)])
    case .addedEachTime(let type, let count, let isLayout):
      say(
        isLayout ? "evidence.added-each-layout" : "evidence.added-each-time",
        ["type": .text(type), "count": .number(count), "object": .text(object)])
    case .changedOffMain(let member, let type, _):
      say(
        "evidence.changed-off-main",
        ["member": .text(member), "type": .text(type), "object": .text(object)])
    case .presentedOffScreen(let presented, _):
      say(
        "evidence.presented-off-screen", ["presented": .text(presented), "object": .text(object)])
    }
  }

  /// The same for programs; what is on no list begins with its name.
  public func machineText(of finding: Finding) -> String {
    let text =
      if case .heldThroughWarning(let field, let bytes) = finding.evidence {
        say(
          "machine.held-through-warning",
          ["object": .text(finding.object), "field": .text(field), "bytes": .number(bytes)])
      } else {
        evidence(finding.evidence, of: finding.object)
      }
    switch finding.subject {
    case .mistake: return text
    case .oddity(let oddity): return self.oddity(oddity) + ": " + text
    }
  }

  /// The smallest change that mends it.
  public func repair(_ repair: Repair) -> String {
    switch repair {
    case .fillInDidLoad(let outlet): say("repair.fill-in-did-load", ["outlet": .text(outlet)])
    case .askIsViewLoaded: say("repair.ask-is-view-loaded")
    case .readModel: say("repair.read-model")
    case .createInDidLoad(let type): say("repair.create-in-did-load", ["type": .text(type)])
    case .shareSetUp: say("repair.share-set-up")
    case .createOnce(let field): say("repair.create-once", ["field": .text(field)])
    case .addOnce(let field): say("repair.add-once", ["field": .text(field)])
    case .observeInInitializer(let selector):
      say("repair.observe-in-initializer", ["selector": .text(selector)])
    case .restore(let outlet): say("repair.restore", ["outlet": .text(outlet)])
    case .layOutLater: say("repair.lay-out-later")
    case .layOutLayersLater: say("repair.lay-out-layers-later")
    case .askForInsetsLater: say("repair.ask-for-insets-later")
    case .askWhenLaidOut(let name): say("repair.ask-when-laid-out", ["name": .text(name)])
    case .moveToDidLoad: say("repair.move-to-did-load")
    case .letGo(let code): say("repair.let-go", ["code": .text(code)])
    case .saveBeforeUnload(let outlet): say("repair.save-before-unload", ["outlet": .text(outlet)])
    case .keepInProperty(let outlet): say("repair.keep-in-property", ["outlet": .text(outlet)])
    case .dropOnWarning(let field): say("repair.drop-on-warning", ["field": .text(field)])
    case .leaveViewAlone: say("repair.leave-view-alone")
    case .callSuper(let code): say("repair.call-super", ["code": .text(code)])
    case .clearOutlet(let outlet): say("repair.clear-outlet", ["outlet": .text(outlet)])
    case .captureWeakly(let code): say("repair.capture-weakly", ["code": .text(code)])
    case .captureUnowned(let code): say("repair.capture-unowned", ["code": .text(code)])
    case .adoptChild(let code): say("repair.adopt-child", ["code": .text(code)])
    case .tellChild(let code): say("repair.tell-child", ["code": .text(code)])
    case .warnChild(let code): say("repair.warn-child", ["code": .text(code)])
    case .setView: say("repair.set-view")
    case .removeWhenFreed(let code): say("repair.remove-when-freed", ["code": .text(code)])
    case .stopWhenGone(let code): say("repair.stop-when-gone", ["code": .text(code)])
    case .cancelWhenGone(let code): say("repair.cancel-when-gone", ["code": .text(code)])
    case .cancelWhenHidden(let code): say("repair.cancel-when-hidden", ["code": .text(code)])
    case .removeWhenGone(let selector):
      say("repair.remove-when-gone", ["selector": .text(selector)])
    case .removeBlockWhenGone(let code):
      say("repair.remove-block-when-gone", ["code": .text(code)])
    case .declareWeak(let code): say("repair.declare-weak", ["code": .text(code)])
    case .releaseOnce: say("repair.release-once")
    case .addWhenLoaded: say("repair.add-when-loaded")
    case .changeOnMain(let code): say("repair.change-on-main", ["code": .text(code)])
    case .presentLater: say("repair.present-later")
    case .presentWhileShown: say("repair.present-while-shown")
    }
  }

  /// What a mistake costs: `logic`, `performance`.
  public func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: say("mistake-kind.performance")
    case .logic: say("mistake-kind.logic")
    case .userUnfriendly: say("mistake-kind.user-unfriendly")
    }
  }

  /// `mistake 5 (logic): viewDidLoad is written as if it ran once`.
  public func name(of mistake: Mistake) -> String {
    say(
      "mistake.name",
      [
        "number": .number(mistake.number), "kind": .text(kind(mistake.kind)),
        "name": .text(self.mistake(mistake)),
      ])
  }

  /// In a few words.
  public func mistake(_ mistake: Mistake) -> String { say("mistake.\(mistake.id)") }

  /// `missing super (logic)`.
  public func name(of oddity: Oddity) -> String {
    say("oddity.name", ["name": .text(self.oddity(oddity)), "kind": .text(kind(oddity.kind))])
  }

  /// In whole sentences, as `:help` shows it.
  public func explanation(of oddity: Oddity) -> String { say("oddity-explained.\(oddity.id)") }

  /// Likewise.
  public func explanation(of mistake: Mistake) -> String { say("mistake-explained.\(mistake.id)") }

  /// Its name, by which `:help` knows it too.
  public func oddity(_ oddity: Oddity) -> String {
    switch oddity {
    case .viewLoadedInUnload: say("oddity.view-loaded-in-unload")
    case .superSkipped: say("oddity.super-skipped")
    case .outletDangles: say("oddity.outlet-dangles")
    case .retainCycle: say("oddity.retain-cycle")
    case .childNotMoved: say("oddity.child-not-moved")
    case .childNotAdded: say("oddity.child-not-added")
    case .childNotWarned: say("oddity.child-not-warned")
    case .viewNotSet: say("oddity.view-not-set")
    case .timerRunsOn: say("oddity.timer-runs-on")
    case .observerStays: say("oddity.observer-stays")
    case .taskRunsOn: say("oddity.task-runs-on")
    case .observerDangles: say("oddity.observer-dangles")
    case .presentedOffScreen: say("oddity.presented-off-screen")
    case .observedEachTime: say("oddity.observed-each-time")
    case .strongDelegate: say("oddity.strong-delegate")
    case .neverReleased: say("oddity.never-released")
    case .addedEachTime: say("oddity.added-each-time")
    case .changedOffMain: say("oddity.changed-off-main")
    case .strongCapture: say("oddity.strong-capture")
    }
  }

  /// ` (line 7)`, behind what happened there.
  public func place(line number: Int) -> String { say("mistake.line", ["number": .number(number)]) }
}

extension Insets {
  /// As `NSStringFromUIEdgeInsets` writes them.
  fileprivate var text: String {
    "{" + [top, left, bottom, right].map(\.shortDescription).joined(separator: ", ") + "}"
  }
}
