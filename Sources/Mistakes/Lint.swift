public import Diagnostics
public import Simulator
public import Statements

/// Leads every view controller of some files through a standard life, and says which mistakes were seen.
///
/// Only what the files declare is taken: classes, functions, variables, nibs. In one life a controller is
/// shown, used, hidden, warned, shown again, hidden and freed; in another it is freed unseen.
public struct Lint {
  /// What is wrong with the texts, each with the number of its file; with an error nothing is led.
  public private(set) var faults: [(file: Int, fault: ScriptRun.Mistake)] = []
  public private(set) var warnings: [Warning] = []
  /// The controllers about which nothing can be said, in order of declaration.
  public private(set) var unmade: [Unmade] = []
  private var world: World
  private let files: [File]

  /// A file to look at.
  public struct File {
    public var source: SourceText
    public var dialect: Dialect?

    public init(_ source: SourceText, dialect: Dialect?) {
      self.source = source
      self.dialect = dialect
    }
  }

  /// A finding with its place.
  public struct Warning: Hashable, Sendable {
    public var finding: Finding
    /// The number of the file, from 0.
    public var file: Int
    public var range: SourceRange
  }

  /// Headers ought to come first.
  public init(
    of files: [File], version: UIKitVersion, memory: Memory? = nil,
    options: RunOptions = RunOptions()
  ) {
    self.files = files
    let memory = memory ?? Lint.memory(of: files)
    world = World(simulation: Simulation(version: version, memory: memory))
    for file in files.indices { declare(file, options) }
    if faults.contains(where: { $0.fault.severity == .error }) { return }
    for type in controllers {
      lead(type, options) { life in life.isSeen() }
      lead(type, options) { life in life.isNotSeen() }
    }
  }

  /// The version that the files themselves ask for.
  public static func version(askedForBy files: [File]) -> UIKitVersion? {
    for file in files {
      for case .command(let text, _) in Script.read(file.source, dialect: file.dialect).items {
        if case .ios(let version)? = try? WorldCommand.read(text) { return version }
      }
    }
    return nil
  }

  /// How the files were written to count references, whatever the version's default.
  private static func memory(of files: [File]) -> Memory {
    let words = Set(
      files.filter { $0.dialect != .swift }.flatMap { file in
        file.source.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      })
    let counts = !words.isDisjoint(with: ["retain", "release", "autorelease"])
    return counts || files.contains { $0.source.text.contains("[super dealloc]") }
      ? .manual : .automatic
  }

  private mutating func declare(_ file: Int, _ options: RunOptions) {
    let source = files[file].source
    let script = Script.read(
      source, dialect: files[file].dialect, in: Script.Context(Target(world.simulation)))
    faults += script.diagnostics.map { (file, .syntax($0)) }
    world.announce(script, in: source)
    for item in script.items {
      switch item {
      case .statement(let statement, let dialect):
        guard statement.isDeclaration else { continue }
        let outcome = world.run(statement, dialect, in: source, options: options)
        faults += outcome.diagnostics.filter { $0.severity == .error }
          .map { (file, .language($0)) }
      case .command(let text, _):
        if let command = try? WorldCommand.read(text), !command.restarts {
          world.prepare(command)
        }
      }
    }
  }

  /// The learner's view controllers, in order of declaration; a class that others are made from too.
  private var controllers: [String] {
    let simulation = world.simulation
    return simulation.classNames.filter { name in
      guard let id = simulation.classID(named: name), simulation[id].isLearners else {
        return false
      }
      return simulation.isKind(id, of: "UIViewController")
    }
  }

  private mutating func lead(
    _ type: String, _ options: RunOptions, _ way: (inout StandardLife) -> Void
  ) {
    var life = StandardLife(of: type, in: world, options: options)
    way(&life)
    if let obstacle = life.obstacle { note(type, obstacle) }
    for finding in life.findings {
      guard let (file, range) = place(of: finding) else { continue }
      let warning = Warning(finding: finding, file: file, range: range)
      if !warnings.contains(where: { $0.isSame(as: warning) }) { warnings.append(warning) }
    }
  }

  /// The file in which the line of a finding says what the finding is about, else where the class is
  /// implemented.
  private func place(of finding: Finding) -> (file: Int, SourceRange)? {
    let name = finding.evidence.name
    let home = world.source(ofClass: finding.type)
    let order = files.indices.sorted { one, other in
      (files[one].source.name == home?.name ? 0 : 1)
        < (files[other].source.name == home?.name ? 0 : 1)
    }
    let file =
      order.first { !name.isEmpty && files[$0].source.line(finding.line).contains(name) }
      ?? order.first
    guard let file, let range = files[file].source.range(ofLine: finding.line, marking: name)
    else { return nil }
    return (file, range)
  }
}

// MARK: - What cannot be made

extension Lint {
  /// A controller that could not be made, so that no life was led.
  public struct Unmade: Hashable, Sendable {
    public var type: String
    /// The parameter of its initialiser for which no value is known, as it is written; nil when the
    /// initialiser ended the app.
    public var parameter: String?
    /// The number of the file, from 0.
    public var file: Int
    public var range: SourceRange
  }

  private mutating func note(_ type: String, _ obstacle: StandardLife.Obstacle) {
    let name = world.source(ofClass: type)?.name
    guard let file = files.firstIndex(where: { $0.source.name == name }) else { return }
    let source = files[file].source
    let unmade =
      switch obstacle {
      case .unknownArgument(let parameter):
        Unmade(
          type: type, parameter: String(source[parameter.range]), file: file,
          range: parameter.range)
      case .ended: Unmade(type: type, file: file, range: source.range(ofWord: type))
      }
    if !self.unmade.contains(unmade) { self.unmade.append(unmade) }
  }
}

extension Lint.Warning {
  /// Whether it says nothing that the other does not.
  public func isSame(as other: Lint.Warning) -> Bool {
    finding.subject == other.finding.subject && file == other.file && range == other.range
      && finding.evidence.name == other.finding.evidence.name
  }
}

extension SourceText {
  /// The place where a word stands first; the beginning when it stands nowhere.
  fileprivate func range(ofWord word: String) -> SourceRange {
    for line in 1...max(1, lineCount) where self.line(line).contains(word) {
      if let range = range(ofLine: line, marking: word) { return range }
    }
    return SourceRange(0, 0)
  }

  /// The part of a line to be marked: a name that stands in it, else all but its margins.
  fileprivate func range(ofLine number: Int, marking name: String) -> SourceRange? {
    guard let start = offset(ofLine: number) else { return nil }
    let line = Array(line(number).utf8)
    let name = Array(name.utf8)
    if !name.isEmpty, name.count <= line.count {
      for place in 0...(line.count - name.count)
      where line[place...].starts(with: name) {
        return SourceRange(start + place, start + place + name.count)
      }
    }
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    guard let first = line.firstIndex(where: { !isBlank($0) }),
      let last = line.lastIndex(where: { !isBlank($0) })
    else { return nil }
    return SourceRange(start + first, start + last + 1)
  }
}
