import Diagnostics
public import Interpreter
import Parsing
public import Scripts
public import Syntax
public import TypedTree

/// What several versions of iOS have shown of the same files, told once.
public struct LintReport: Sendable {
  /// What is wrong with the texts. A file with errors is left out, and the others go on without it;
  /// with strictness, which asks for all names, nothing does.
  public private(set) var faults: [(file: Int, fault: ScriptRun.Mistake)] = []
  public private(set) var warnings: [Shown<Lint.Warning>] = []
  public private(set) var ends: [Shown<Lint.End>] = []
  public private(set) var unmade: [Lint.Unmade] = []
  /// The lives of the controllers, those of one class in a row.
  public private(set) var lives: [Shown<Lint.Life>] = []
  /// What stands in for names that the files do not declare.
  public private(set) var standIns: [StandIn] = []
  private var versions: [UIKitVersion] = []

  /// Something, and the versions that have shown it.
  public struct Shown<Subject: Sendable>: Sendable {
    public var subject: Subject
    public var versions: [UIKitVersion]
    public var isEverywhere = false
  }

  /// Without versions, those in question: where views were unloaded, unless the files were written
  /// for a later one, and where they are not.
  public init(
    of files: [Lint.File], versions: [UIKitVersion], memory: Memory? = nil, isStrict: Bool = false,
    options: RunOptions = RunOptions(), by workforce: any Workforce = OneByOne()
  ) {
    let isAsked = !versions.isEmpty
    let asked = isAsked ? versions : LintReport.usualVersions(of: files)
    guard let first = asked.first else { return }
    let taken = Taken(files, first, memory: memory, isStrict: isStrict)
    let others = workforce.map(
      asked.filter { !taken.holds(for: $0) }, named: \.description
    ) { version in (version, Taken(files, version, memory: memory, isStrict: isStrict)) }
    let all = asked.map { version in others.first { $0.0 == version }?.1 ?? taken }
    for (file, fault) in all.flatMap(\.told)
    where !faults.contains(where: { $0.file == file && $0.fault == fault }) {
      faults.append((file, fault))
    }
    if isStrict, hasErrors { return }
    func lints(under versions: [UIKitVersion]) -> [Lint] {
      workforce.map(versions, named: \.description) { version in
        let known = zip(asked, all).first { $0.0 == version }?.1 ?? taken
        let taken =
          known.holds(for: version)
          ? known : Taken(files, version, memory: memory, isStrict: isStrict)
        return Lint(of: taken.reading, version: version, options: options)
      }
    }
    var led = lints(under: asked)
    if !isAsked { led = led.filter(\.isMeant) + lints(under: LintReport.later(than: led)) }
    lead(&led, by: workforce)
    if !isAsked {
      var later = lints(under: LintReport.later(than: led))
      lead(&later, by: workforce)
      led = (led + later).filter(\.isMeant)
    }
    for lint in led.sorted(by: { $0.version < $1.version }) { take(lint, lint.version) }
    // That it cannot be read is said already.
    unmade.removeAll { unmade in
      guard case .unimplemented(let missing) = unmade.reason else { return false }
      return faults.contains { files[$0.file].source.implements(missing) }
    }
    sort()
  }

  /// Leads all controllers under all versions: no life knows of another.
  private func lead(_ lints: inout [Lint], by workforce: any Workforce) {
    let journeys = lints.indices.flatMap { place in lints[place].journeys.map { (place, $0) } }
    let sights = workforce.map(journeys, named: \.1.type) { [lints] place, journey in
      lints[place].sights(on: journey)
    }
    for ((place, journey), seen) in zip(journeys, sights) { lints[place].take(seen, of: journey) }
    for place in lints.indices { lints[place].finish() }
  }

  /// The oldest versions that have all that was missed under others, as far as one saw.
  private static func later(than led: [Lint]) -> [UIKitVersion] {
    let missed = Set(led.filter { !$0.isMeant }.map(\.since))
    return missed.subtracting(led.map(\.version)).filter { $0 < .newest }.sorted()
  }

  /// Whether some text has an error.
  public var hasErrors: Bool { faults.contains { $0.fault.severity == .error } }

  /// No app of Swift runs where views are unloaded, nor is one of Objective-C still written for it
  /// that says what may be nil, or that uses later syntax and does nothing when a view is unloaded.
  private static func usualVersions(of files: [Lint.File]) -> [UIKitVersion] {
    let isUnloading = files.contains { $0.source.text.holds("viewDidUnload") }
    let isLater = files.contains { file in
      file.dialect == .swift || file.source.annotatesNullability
        || !isUnloading && file.source.usesLaterSyntax
    }
    return isLater ? [.newest] : [UIKitVersion(5, 1), .newest]
  }

  /// The classes that were led, in order of declaration.
  public var types: [String] {
    var types: [String] = []
    for life in lives where types.last != life.subject.type { types.append(life.subject.type) }
    return types
  }

  private mutating func take(_ lint: Lint, _ version: UIKitVersion) {
    versions.append(version)
    for warning in lint.warnings { warnings.add(warning, version) { $0.isSame(as: warning) } }
    for end in lint.ends { ends.add(end, version) { $0.isSame(as: end) } }
    for life in lint.lives { lives.add(life, version) { $0.isSame(as: life) } }
    standIns += lint.standIns.filter { found in !standIns.contains { $0.name == found.name } }
    unmade += lint.unmade.filter { !unmade.contains($0) }
  }

  private mutating func sort() {
    warnings.sort {
      ($0.subject.file, $0.subject.range.lowerBound)
        < ($1.subject.file, $1.subject.range.lowerBound)
    }
    ends.sort {
      ($0.subject.file, $0.subject.range.lowerBound)
        < ($1.subject.file, $1.subject.range.lowerBound)
    }
    var order: [String: Int] = [:]
    for life in lives where order[life.subject.type] == nil {
      order[life.subject.type] = order.count
    }
    lives.sort { order[$0.subject.type] ?? 0 < order[$1.subject.type] ?? 0 }
    for place in warnings.indices {
      warnings[place].isEverywhere = warnings[place].versions == versions
    }
    for place in ends.indices { ends[place].isEverywhere = ends[place].versions == versions }
    for place in lives.indices { lives[place].isEverywhere = lives[place].versions == versions }
  }
}

extension Array {
  fileprivate mutating func add<Subject>(
    _ subject: Subject, _ version: UIKitVersion, _ isSame: (Subject) -> Bool
  ) where Element == LintReport.Shown<Subject> {
    if let place = firstIndex(where: { isSame($0.subject) }) {
      self[place].versions.append(version)
    } else {
      append(LintReport.Shown(subject: subject, versions: [version]))
    }
  }
}

/// What could be taken in for a version: a file with errors is left out, unless all names are asked
/// for.
private struct Taken: Sendable {
  private(set) var reading: Reading
  private(set) var faults: [(file: Int, fault: ScriptRun.Mistake)] = []
  /// What was read with the files that were left out.
  private var broken: [Reading] = []

  init(_ files: [Lint.File], _ version: UIKitVersion, memory: Memory?, isStrict: Bool) {
    var files = files
    reading = Reading(of: files, version: version, memory: memory, isStrict: isStrict)
    while let left = reading.brokenFiles {
      broken.append(reading)
      faults += reading.faults
      if isStrict { return }
      for file in left {
        files[file].source = SourceText(name: files[file].source.name, text: "")
      }
      reading = Reading(of: files, version: version, memory: memory, isStrict: isStrict)
    }
  }

  /// The errors of what was left out, and what was passed over in the rest.
  var told: [(file: Int, fault: ScriptRun.Mistake)] {
    faults + reading.faults.filter(\.fault.isPassedOver)
  }

  func holds(for version: UIKitVersion) -> Bool {
    reading.holds(for: version) && broken.allSatisfy { $0.holds(for: version) }
  }
}

extension Lint {
  /// Whether the files are for its version: the newest is for all.
  fileprivate var isMeant: Bool { version == .newest || !isTooOld }
}

extension Lint.End {
  /// Whether it is the same in another life; addresses differ from version to version.
  func isSame(as other: Lint.End) -> Bool {
    type == other.type && call == other.call && file == other.file && range == other.range
  }
}

extension Lint.Life {
  fileprivate func isSame(as other: Lint.Life) -> Bool {
    type == other.type && surroundings == other.surroundings && status == other.status
      && steps == other.steps
      && end?.call == other.end?.call && end?.range == other.end?.range
  }
}

extension SourceText {
  /// Whether a class is implemented in it.
  fileprivate func implements(_ name: String) -> Bool {
    (1...max(1, lineCount)).contains { number in
      let words = line(number).split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
      return words.first == "@implementation" && words.dropFirst().first == name[...]
    }
  }
}
