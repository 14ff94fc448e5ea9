import Curriculum
import Diagnostics
import Grading
import Orders
import Syntax
import UIKitAPI

// Questions about what happens to controllers.
extension Recipe {
  /// A scene in which UIKit tells somebody of what is asked.
  private func scene(_ draw: inout SplitMix64) -> Scene? {
    Scene(level: level, version, &draw, demand: demand) { $0.isTelling(on: $1) }
  }

  /// Plays what is asked behind its set-up; nil where it cannot be played, ends the app, or makes a
  /// mistake that is watched for.
  private func run(
    _ scene: Scene, _ play: Player
  ) -> (run: Observation, setting: Setting, code: Code)? {
    let setting = setting(scene.setUp, in: scene.dialect)
    let run = play(Rehearsal(scene.code, in: scene.dialect), setting)
    guard run.isSound, run.fault == nil, run.mistakes.isEmpty else { return nil }
    return (run, setting, Code(Snippet(scene.code), in: scene.dialect))
  }

  /// What somebody with an idea expects to be called.
  private func calls(of belief: Belief, in scene: Scene, _ run: Observation, _ play: Player)
    -> [String]
  {
    switch belief {
    case .deaf(let name): return run.calls.filter { $0.object != name }.map(\.text)
    case .run(let setUp, let code):
      let other = play(Rehearsal(code, in: scene.dialect), setting(setUp, in: scene.dialect))
      return other.isSound && other.fault == nil ? other.calls.map(\.text) : []
    }
  }

  /// Calls to be put in their order, or typed.
  func calls(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    guard let scene = scene(&draw) else { return nil }
    if let question = calls(scene, &draw, play) { return question }
    for scene in scene.variants(&draw) {
      if let question = calls(scene, &draw, play) { return question }
    }
    return nil
  }

  private func calls(
    _ scene: Scene, _ draw: inout SplitMix64, _ play: Player
  ) -> GeneratedQuestion? {
    guard let (run, setting, code) = run(scene, play),
      demand?.hasSeveralLines != true || scene.code.lineCount > 1
    else { return nil }
    let texts = run.calls.map(\.text)
    // A call that comes again is asked only where who demands it can leave it out.
    let isUnique = Set(texts).count == texts.count
    guard isUnique || demand != nil else { return nil }
    let sizes =
      kind == .order ? [3...6, 4...8, 6...9][level - 1] : [2...4, 3...6, 4...8][level - 1]
    let subject: Exercise.Predict.Subject?
    if isUnique, sizes.contains(texts.count) {
      subject = nil
    } else {
      let objects = Set(run.calls.map(\.object)).sorted()
      let fitting = objects.filter { name in
        let own = run.calls.filter { $0.object == name }.map(\.text)
        return sizes.contains(own.count) && Set(own).count == own.count
      }
      if fitting.isEmpty { return nil }
      subject = .object(at(draw.pick(fitting)))
    }
    /// By the object that a log line begins with.
    func isAsked(_ text: String) -> Bool {
      guard case .object(let name) = subject else { return true }
      return text.hasPrefix(name.value + " ")
    }
    func find(_ belief: Belief) -> [String] {
      calls(of: belief, in: scene, run, play).filter(isAsked)
    }
    var expected = Expected(scene.beliefs)
    let asked = texts.filter(isAsked)
    guard expected.contains(by: find, where: { $0 != asked }) else { return nil }
    let isList = kind == .order
    let foreign = isList && level > 1 ? expected.foreign(to: texts, atMost: 2, by: find) : []
    let predict = Exercise.Predict(
      code: code,
      question: .calls(
        of: subject, from: isList ? .list : .memory, distractors: foreign.map(item)))
    guard let key = try? AnswerKey(.predict(predict), in: setting, play: { _ in run }),
      expected.contains(by: find, where: { !key.mark($0).isCorrect })
    else { return nil }
    return GeneratedQuestion(
      exercise: .predict(predict), setting: setting, skills: scene.asked.skills,
      controllers: scene.start.names.count, key: key)
  }

  /// A call in words as an item of a list.
  private func item(_ text: String) -> Exercise.Order.Item {
    let words = text.split(separator: " ").map { String($0) }
    let call = ExpectedCall(object: words[0], selector: words[1], at: .nowhere)
    return Exercise.Order.Item(id: at(text), call: call)
  }

  /// UIKit's part, to be played.
  func drive(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    guard var scene = scene(&draw) else { return nil }
    if demand?.par == nil {
      if let question = drive(scene, play) { return question }
      for scene in scene.variants(&draw) {
        if let question = drive(scene, play) { return question }
      }
      return nil
    }
    // As many moves are played as make it as long as is demanded: one run tells how long each is.
    scene.earlier = scene.moves.count
    let lengths = run(scene, play).map { scene.lengths(in: $0.run) }
    for earlier in 0...scene.moves.count where lengths.map({ isLong($0[earlier]) }) ?? true {
      scene.earlier = earlier
      if let question = drive(scene, play) { return question }
    }
    return nil
  }

  /// Whether so many calls are as long a drive as is wanted.
  private func isLong(_ length: Int) -> Bool {
    (demand?.par ?? [2...6, 5...10, 8...16][level - 1]).contains(length)
  }

  /// The drive of a scene; nil where it is too short or long, or where some idea that people have
  /// leads to its end as well. What begins earlier is long enough to ask by itself.
  private func drive(_ scene: Scene, _ play: Player) -> GeneratedQuestion? {
    guard let (run, setting, code) = run(scene, play), isLong(scene.length(of: run.calls))
    else { return nil }
    let objects = scene.start.names.filter { name in
      run.calls.contains { $0.object == name && $0.isUIKits }
    }
    let drive = Exercise.Drive(
      scene: code, objects: objects.map { at($0) }, layoutIsFree: true, leave: [])
    var expected = Expected(scene.beliefs)
    func find(_ belief: Belief) -> [String] { calls(of: belief, in: scene, run, play) }
    guard let key = try? DriveKey(drive, run),
      scene.earlier > 0
        || expected.contains(by: find, where: { !$0.isEmpty && !key.mark($0).isCorrect })
    else { return nil }
    return GeneratedQuestion(
      exercise: .drive(drive), setting: setting, skills: scene.asked.skills,
      controllers: scene.start.names.count, key: .drive(key))
  }

  /// The same under several versions, which do not agree.
  func versions(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    let isOld = version < Scene.firstOfSwift
    let story: Story? = demand == nil && !isOld ? draw.pick(Story.likely(level: level)) : nil
    let modern =
      story == nil ? ["11", "12", "13", "26"] : ["9", "11", "12", "13", "15", "18", "26"]
    let pool = (isOld ? ["4.3", "5.1", "6", "12", "26"] : modern).compactMap { UIKitVersion($0) }
    let demanded = (demand?.versions ?? []).compactMap { UIKitVersion($0) }
    let chosen = (demanded.isEmpty ? draw.pick([2, 3, 4][level - 1], of: pool) : demanded).sorted()
    if story != nil, !Story.isTold(by: chosen) { return nil }
    guard
      let scene = Scene(
        level: level, chosen[0], &draw, demand: demand,
        asking: { move, stage in
          isOld || (story == .appearing ? move.isTelling(on: stage) : move.isModal)
        })
    else { return nil }
    if let question = versions(scene, story, chosen, &draw, play) { return question }
    for scene in scene.variants(&draw) {
      if let question = versions(scene, story, chosen, &draw, play) { return question }
    }
    return nil
  }

  private func versions(
    _ scene: Scene, _ story: Story?, _ chosen: [UIKitVersion], _ draw: inout SplitMix64,
    _ play: Player
  ) -> GeneratedQuestion? {
    var scene = scene
    if story == .pageSheet { scene.askForPageSheets() }
    if story == .count { scene.earlier = min(2, scene.moves.count) }
    let makesViews = demand != nil && scene.asked == .warn && scene.dialect == .objc
    if makesViews { scene.giveTypes() }
    let classes = makesViews ? scene.classesWithViews : []
    var setting = setting(
      (classes + [scene.setUp]).joined(separator: "\n"), in: scene.dialect)
    setting.ios = nil
    // What counts by hand is counted so under all of them.
    if makesViews { setting.memory = .mrc }
    var seen: [String: Observation] = [:]
    if story != nil {
      // What lies between the first and the last is like one of them.
      let ends = [chosen[0], chosen[chosen.count - 1]]
      guard run(scene, in: setting, under: ends, play, &seen),
        !telling(ends.compactMap { seen[$0.short] }, of: story).isEmpty
      else { return nil }
    }
    guard run(scene, in: setting, under: chosen, play, &seen) else { return nil }
    let runs = chosen.compactMap { seen[$0.short] }
    guard
      let call = demand == nil
        ? pick(telling(runs, of: story), of: story, &draw)
        : balanced(calls(in: runs), runs, &draw)
    else { return nil }
    let versions = Exercise.Versions(
      versions: chosen.map { at($0.short) }, code: Code(Snippet(scene.code), in: scene.dialect),
      question: story == .count ? .count(item(call).call) : .call(item(call).call), isSame: false)
    let key = try? AnswerKey(.versions(versions), in: setting) { rehearsal in
      rehearsal.ios.flatMap { seen[$0] } ?? play(rehearsal, setting)
    }
    guard let key else { return nil }
    return GeneratedQuestion(
      exercise: .versions(versions), setting: setting,
      skills: [.subject(.versions)] + scene.asked.skills,
      controllers: scene.start.names.count, key: key)
  }

  /// Plays a scene under versions under which it has not been seen yet; whether all goes well.
  private func run(
    _ scene: Scene, in setting: Setting, under versions: [UIKitVersion], _ play: Player,
    _ seen: inout [String: Observation]
  ) -> Bool {
    for version in versions where seen[version.short] == nil {
      let run = play(Rehearsal(scene.code, in: scene.dialect, under: version.short), setting)
      guard run.isSound, run.fault == nil, run.mistakes.isEmpty else { return false }
      seen[version.short] = run
    }
    return true
  }

  /// The calls of several runs, layout left out.
  private func calls(in runs: [Observation]) -> [String] {
    runs.flatMap { $0.calls.filter { !$0.isLayout } }.map(\.text).unique
  }

  /// The calls that come under some of the versions alone, or more than once and not as often under
  /// each.
  private func telling(_ runs: [Observation], of story: Story?) -> [String] {
    calls(in: runs).filter { text in
      let counts = runs.map { run in run.calls.count { $0.text == text } }
      let isAppearing = text.hasSuffix(Recipe.added)
      return switch story {
      case .appearing: isAppearing && counts.contains(0)
      case .count: !isAppearing && counts.contains { $0 > 1 } && Set(counts).count > 1
      case .usual, .pageSheet, nil: counts.contains(0)
      }
    }
  }

  /// One of the calls that tell versions apart.
  private func pick(
    _ telling: [String], of story: Story?, _ draw: inout SplitMix64
  ) -> String? {
    // What one version added to every appearance is asked seldom.
    let rarer = telling.filter { !$0.hasSuffix(Recipe.added) }
    guard !telling.isEmpty,
      !rarer.isEmpty || story == .appearing || draw.next(below: 8) == 0
    else { return nil }
    return draw.pick(rarer.isEmpty ? telling : rarer)
  }

  private static let added = "viewIsAppearing:"

  /// A call, where the same demand draws many: each answer is as likely, that it comes under all or
  /// none of the versions too; or else who has seen one question knows the answer to the next.
  private func balanced(
    _ calls: [String], _ runs: [Observation], _ draw: inout SplitMix64
  ) -> String? {
    let objects = calls.compactMap { $0.split(separator: " ").first }.map(String.init).unique
    let asked = (calls + objects.flatMap { name in Recipe.appearances.map { name + " " + $0 } })
      .unique.filter { !$0.hasSuffix(Recipe.added) }
    let answers = Dictionary(grouping: asked) { text in
      runs.map { run in run.calls.contains { $0.text == text } }
    }
    guard answers.keys.contains(where: { Set($0).count > 1 }) else { return nil }
    let drawn = draw.pick(answers.keys.sorted { "\($0)" < "\($1)" })
    return draw.pick(answers[drawn, default: []].sorted())
  }

  /// A console log that UIKit could not have written.
  func log(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    let length = draw.pick([5...6, 5...7, 6...8][level - 1])
    guard
      var scene = Scene(
        level: level, version, controllers: level == 1 ? 2...2 : 2...3, moves: length, &draw,
        demand: demand, asking: { $0.isTelling(on: $1) })
    else { return nil }
    scene.giveTypes()
    let whole = (scene.emptyClasses + [scene.setUp, scene.code]).joined(separator: "\n")
    let setting = setting(nil, in: scene.dialect)
    let run = play(Rehearsal(whole, in: scene.dialect), setting)
    guard run.isSound, run.fault == nil else { return nil }
    let names = scene.start.names
    let logged = Dictionary(
      uniqueKeysWithValues: zip(names, names.map { _ in Recipe.logged(&draw) }))
    let written = run.calls.filter { logged[$0.object, default: []].contains($0.selector) }
    let lengths = [9...11, 10...13, 12...15][level - 1]
    let room = (demand?.lines ?? .max) - 1
    var most = min(draw.pick(lengths), room)
    // Why a view was loaded again may be what nobody logs.
    let loaded = written.filter { $0.selector == "viewDidLoad" }.map(\.object)
    guard Set(loaded).count == loaded.count else { return nil }
    // What is demanded is as long as it was drawn: candidates get logs of one length.
    if demand == nil { most = min(most, written.count) }
    guard written.count >= most, most >= min(lengths.lowerBound, room) else { return nil }
    // A log is read from where somebody has opened it; what is demanded comes last.
    let start = demand == nil ? draw.next(below: written.count - most + 1) : written.count - most
    let lines = written[start..<start + most].map { scene.logLine($0) }
    guard Recipe.verdict(lines, version) == nil else { return nil }
    // Most changes leave a log that UIKit could have written.
    for _ in 0..<12 {
      let wrong = changed(lines, &draw)
      guard wrong.place > 0,
        // Not all log it: where it comes too late, the line before may be read as the wrong one.
        !wrong.lines[wrong.place].contains("viewIsAppearing"),
        wrong.hasOneAnswer(under: version)
      else { continue }
      let spot = Exercise.Spot(
        code: nil, question: .log(Snippet(wrong.lines.joined(separator: "\n"))))
      let key = try? AnswerKey(.spot(spot), in: setting) { play($0, setting) }
      guard let key else { return nil }
      return GeneratedQuestion(
        exercise: .spot(spot), setting: setting, skills: [.edge(.appear)] + scene.asked.skills,
        controllers: scene.start.names.count, key: key)
    }
    return nil
  }

  /// What one class logs: each appearance, for it to be judged, and some of the rest.
  private static func logged(_ draw: inout SplitMix64) -> [String] {
    appearances + oftenLogged.filter { _ in draw.next(below: 3) > 0 }
      + seldomLogged.filter { _ in draw.next(below: 3) == 0 }
  }

  /// What tells whether an appearance is balanced (§5.1).
  private static let appearances = [
    "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
  ]

  /// What people log or leave out.
  private static let oftenLogged = [
    "viewDidLoad", "viewIsAppearing:", "viewWillUnload", "viewDidUnload",
  ]

  /// What few log.
  private static let seldomLogged = ["viewDidLayoutSubviews"]

  /// A line of them is written again, stands elsewhere, or gives way to another.
  private func changed(_ lines: [String], _ draw: inout SplitMix64) -> AlteredLog {
    var lines = lines
    let place = draw.next(below: lines.count)
    switch draw.next(below: 3) {
    case 0: lines.insert(draw.pick(lines), at: place)
    case 1: lines.insert(lines.remove(at: draw.next(below: lines.count)), at: place)
    default: lines[place] = draw.pick(lines)
    }
    return AlteredLog(lines: lines, place: place)
  }

  /// What is wrong with a log; nil where UIKit could have written it.
  private static func verdict(_ lines: [String], _ version: UIKitVersion) -> LogVerdict? {
    ConsoleLog(lines.joined(separator: "\n")).flatMap { LogVerdict($0, under: version) }
  }
}

extension Scene {
  /// How many of these calls a drive asks for: those of UIKit's to its controllers, without layout.
  fileprivate func length(of calls: some Sequence<SeenCall>) -> Int {
    calls.count { $0.isUIKits && !$0.isLayout && start.names.contains($0.object) }
  }

  /// The same for each number of moves that may be played before what is asked, from none on; the run
  /// is that of all moves.
  fileprivate func lengths(in run: Observation) -> [Int] {
    (0...moves.count).map { earlier in
      let before = lineCount(before: earlier)
      return length(of: run.calls.lazy.filter { run.parts[$0.part].lines.lowerBound > before })
    }
  }

  /// A call as a log of the time tells of it.
  fileprivate func logLine(_ call: SeenCall) -> String {
    let type = type(of: call.object)
    return dialect == .swift
      ? "\(type) \(SwiftNames.fullName(selector: call.selector).text)"
      : "-[\(type) \(call.selector)]"
  }
}

/// Why versions since the first of Swift may differ.
private enum Story {
  /// How what is presented covers the rest: as it is usual, or asked to be a page sheet.
  case usual, pageSheet
  /// The message that iOS 13 has added to every appearance.
  case appearing
  /// The first, several moves long: how often a call comes.
  case count

  /// Whether versions can differ: all that the stories tell of came with iOS 13.
  static func isTold(by versions: [UIKitVersion]) -> Bool {
    Set(versions.map { $0 >= UIKitVersion(13) }).count == 2
  }

  /// Those that a level has, the likelier the more often.
  static func likely(level: Int) -> [Story] {
    let easy: [Story] = [.usual, .usual, .pageSheet, .pageSheet, .appearing]
    return level == 1 ? easy : easy + [.count, .count]
  }
}
