import Checking
import Curriculum
import Diagnostics
import LibC
import LineEditing
import Notation
import Phrases
import Rendering
import Synchronization
import Typesetting

/// What came of checking one folder of content, in the order of its units.
private struct CheckRound {
  let scope: CheckScope
  var results: [CheckResult]
}

/// `viewdidlearn check`: every mistake of the content, with its place.
struct ContentChecking {
  let arguments: Arguments
  let renderer: Renderer
  private let content: Content

  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.content)
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Checks on all cores, says what was found, and answers the exit code.
  func run(_ paths: [String]) -> Int32 {
    if paths.isEmpty, CheckUnit.all(in: content).isEmpty {
      renderer.report(.noContent(in: content.root))
      return Program.Exit.wrongInput
    }
    if arguments.watches { return watch(paths) }
    let scopes = scopes(of: paths)
    let bar = Mutex(ProgressBar(of: scopes.reduce(0) { $0 + $1.units.count }, arguments))
    let origins = CatalogueOrigins()
    var rounds = scopes.map { scope in
      let check = check(of: scope)
      let results = Pool.map(
        scope.units.map { (unit: $0, name: scope.name(of: $0)) },
        begin: { one in bar.withLock { $0.show(one.name) } },
        { $0.unit.result(of: check, origins, named: $0.name) })
      return CheckRound(scope: scope, results: results)
    }
    bar.withLock { $0.clear() }
    let isSound = report(&rounds)
    if let code = writeJUnit(rounds.flatMap(\.results)) { return code }
    return isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// Looked for anew each time: whoever writes may add folders.
  private func scopes(of paths: [String]) -> [CheckScope] {
    CheckScope.all(named: paths, in: content, isGiven: arguments.content != nil)
  }

  /// The compiler, asked for what the options want.
  ///
  /// - Parameter plays: whether code is run; else the texts are only read.
  func check(of scope: CheckScope, plays: Bool = true) -> ContentCheck {
    let (root, prefix) = (scope.content.root ?? ".", scope.prefix)
    let screens = Screens(
      widths: arguments.widths ?? [80],
      page: { Renderer.height(of: $0, in: $1, columns: $2) },
      slide: { Renderer.height(of: $0, in: $1, columns: $2) })
    let folders = scope.content.lessonFolders
    return ContentCheck(
      screens: screens, plays: plays && !arguments.tellsTranslations, lessons: { folders },
      file: { path in try? Files.read("\(root)/\(path)", name: prefix + path) })
  }

  /// Looks at what was checked beside all that it may refer to, which is only read.
  ///
  /// - Returns: which claims are taught, where that was asked for.
  private func resolve(_ round: inout CheckRound) -> ClaimCoverage? {
    let check = check(of: round.scope)
    let reading = self.check(of: round.scope, plays: false)
    let others = round.scope.others.compactMap { unit in
      unit.result(of: reading, CatalogueOrigins(), named: unit.path).checked
    }
    var checked = round.results.compactMap(\.checked)
    check.resolve(&checked, beside: others)
    let isAsked = arguments.tellsClaims
    let coverage = round.scope.isWhole || isAsked ? check.coverage(of: &checked) : nil
    var left = checked[...]
    for index in round.results.indices where round.results[index].checked != nil {
      if let next = left.popFirst() { round.results[index].outcome = .checked(next) }
    }
    return isAsked ? coverage : nil
  }

  /// Says what was found, in the form that was asked for; whether all is right.
  private func report(_ rounds: inout [CheckRound]) -> Bool {
    let coverages = rounds.indices.compactMap { resolve(&rounds[$0]) }
    let results = rounds.flatMap(\.results)
    let gaps =
      arguments.tellsTranslations
      ? results.compactMap(\.checked).flatMap(\.translationGaps) : nil
    for result in results { Output.errors(result.lines(renderer)) }
    let isSound = results.allSatisfy(\.isSound)
    if arguments.isTAP {
      Output.lines(CheckReport(results).tap)
    } else if arguments.isJSON {
      let events =
        CheckReport(results).events + coverages.flatMap(\.events) + (gaps?.events ?? [])
      Output.lines(events.map { $0.encoded() })
    } else {
      for coverage in coverages { Output.lines(renderer.lines(of: coverage)) }
      if let gaps { Output.lines(renderer.lines(of: gaps)) }
      if isSound { reportSound(results) }
    }
    return isSound
  }

  /// What is checked and sound, counted; of a screening's plan, that its spread can be seen too.
  private func reportSound(_ results: [CheckResult]) {
    for result in results where result.checked?.isBlueprint == true {
      Output.line(visible(renderer.phrases.say(.seeSpread(path: result.path))))
    }
    Output.line(renderer.phrases.sound(Soundness(results)))
  }

  /// Writes the report that CI reads; the exit code when that fails.
  private func writeJUnit(_ results: [CheckResult]) -> Int32? {
    arguments.junit.flatMap {
      renderer.write(CheckReport(results).junit, to: $0, replaces: true)
    }
  }
}

// MARK: - Watching
extension ContentChecking {
  /// By names; a unit whose files have not changed is not checked again.
  private typealias Known = [String: (stamp: [FileStamp], result: CheckResult)]

  /// Checks again what changed, until Ctrl-C.
  private func watch(_ paths: [String]) -> Int32 {
    Interruption.listen()
    var known: Known = [:]
    while !Interruption.take() {
      let scopes = scopes(of: paths)
      let names = Set(scopes.flatMap { scope in scope.units.map(scope.name) })
      let isLess = known.keys.contains { !names.contains($0) }
      known = known.filter { names.contains($0.key) }
      let isNew = scopes.count { update(&known, of: $0) } > 0
      if isNew || isLess {
        var rounds = scopes.map { scope in
          CheckRound(
            scope: scope, results: scope.units.compactMap { known[scope.name(of: $0)]?.result })
        }
        _ = report(&rounds)
        let all = rounds.flatMap(\.results)
        if let code = writeJUnit(all) { return code }
        let findings = all.compactMap(\.checked).flatMap(\.findings)
        let errors = findings.count { $0.severity == .error }
        Output.line(
          renderer.phrases.found(errors: errors, warnings: findings.count - errors))
      }
      usleep(500_000)
    }
    return Program.Exit.done
  }

  /// Checks what has changed since it was checked last; false where nothing has.
  private func update(_ known: inout Known, of scope: CheckScope) -> Bool {
    let changed = scope.units
      .map { (unit: $0, name: scope.name(of: $0), stamp: $0.stamp(in: scope.content)) }
      .filter { known[$0.name]?.stamp != $0.stamp }
    if changed.isEmpty { return false }
    let check = check(of: scope)
    let origins = CatalogueOrigins()
    let results = Pool.map(changed) { $0.unit.result(of: check, origins, named: $0.name) }
    for (change, result) in zip(changed, results) {
      known[change.name] = (change.stamp, result)
    }
    return true
  }
}
