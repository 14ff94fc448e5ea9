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

  func run(_ paths: [String]) -> Int32 {
    if paths.isEmpty, content.root == nil {
      renderer.report(.noContent)
      return Program.Exit.wrongInput
    }
    if arguments.watches { return watch(paths) }
    let units = CheckUnit.all(named: paths, in: content)
    let check = check
    let bar = Mutex(ProgressBar(of: units.count, arguments))
    let origins = CatalogueOrigins()
    var results = Pool.map(
      units, begin: { unit in bar.withLock { $0.show(unit.path) } },
      { $0.result(of: check, origins) })
    bar.withLock { $0.clear() }
    let isSound = report(&results, check, isWhole: paths.isEmpty)
    if let code = writeJUnit(results) { return code }
    return isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// The compiler, asked for what the options want.
  var check: ContentCheck {
    let root = content.root ?? "."
    let screens = Screens(
      widths: arguments.widths ?? [80],
      page: { Renderer.height(of: $0, in: $1, columns: $2) },
      slide: { Renderer.height(of: $0, in: $1, columns: $2) })
    let folders = content.lessonFolders
    return ContentCheck(
      screens: screens, plays: !arguments.tellsTranslations, lessons: { folders },
      file: { path in try? Files.read("\(root)/\(path)", name: path) })
  }

  /// Says what was found, in the form that was asked for; whether all is right.
  ///
  /// - Parameter isWhole: whether all content was checked, so that what is nowhere is missing.
  private func report(
    _ results: inout [CheckResult], _ check: ContentCheck, isWhole: Bool
  ) -> Bool {
    var checked = results.compactMap(\.checked)
    if isWhole { check.resolve(&checked) }
    let claims = isWhole || arguments.tellsClaims ? check.coverage(of: &checked) : nil
    let coverage = arguments.tellsClaims ? claims : nil
    let gaps = arguments.tellsTranslations ? checked.flatMap(\.translationGaps) : nil
    var left = checked[...]
    for index in results.indices where results[index].checked != nil {
      if let next = left.popFirst() { results[index].outcome = .checked(next) }
    }
    for result in results { Output.errors(result.lines(renderer)) }
    let isSound = results.allSatisfy(\.isSound)
    if arguments.isTAP {
      Output.lines(CheckReport(results).tap)
    } else if arguments.isJSON {
      let events = CheckReport(results).events + (coverage?.events ?? []) + (gaps?.events ?? [])
      Output.lines(events.map { $0.encoded() })
    } else {
      if let coverage { Output.lines(renderer.lines(of: coverage)) }
      if let gaps { Output.lines(renderer.lines(of: gaps)) }
      if isSound {
        for result in results where result.checked?.isBlueprint == true {
          let phrase = renderer.phrases.say(.seeSpread(path: result.path))
          Output.line(visible(phrase))
        }
        Output.line(sound)
      }
    }
    return isSound
  }

  private var sound: String {
    renderer.phrases.sound(
      lessons: content.lessonFolders.count, quizzes: content.quizNames.count)
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
  /// Checks again what changed, until Ctrl-C.
  private func watch(_ paths: [String]) -> Int32 {
    Interruption.listen()
    var known: [CheckUnit: (stamp: [FileStamp], result: CheckResult)] = [:]
    while !Interruption.take() {
      let units = CheckUnit.all(named: paths, in: content)
      let changed = units.map { (unit: $0, stamp: $0.stamp(in: content)) }
        .filter { known[$0.unit]?.stamp != $0.stamp }
      if !changed.isEmpty || units.count != known.count {
        let check = check
        let origins = CatalogueOrigins()
        let results = Pool.map(changed) { $0.unit.result(of: check, origins) }
        known = known.filter { units.contains($0.key) }
        for (change, result) in zip(changed, results) {
          known[change.unit] = (change.stamp, result)
        }
        var all = units.compactMap { known[$0]?.result }
        _ = report(&all, check, isWhole: paths.isEmpty)
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
}
