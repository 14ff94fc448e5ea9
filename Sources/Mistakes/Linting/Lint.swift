public import Diagnostics
public import Interpreter
import ObjectModel
import ObjectRuntime
import Parsing
public import Scripts
public import Syntax
public import TypedTree
import UIKitAPI
import UIKitClasses

/// Leads every view controller of some files through a standard life, and says which mistakes were
/// seen.
///
/// Only what the files declare is taken: classes, functions, variables, nibs. In one part of its
/// life a controller is shown, used, hidden, warned, shown again, hidden and freed; in another it
/// is freed unseen.
public struct Lint: Sendable {
  /// What is wrong with the texts, each with the number of its file; with an error nothing is led.
  public private(set) var faults: [(file: Int, fault: ScriptRun.Mistake)] = []
  /// Every mistake that was seen.
  public private(set) var seen: [Warning] = []
  /// Those of them that do not follow from another.
  public internal(set) var warnings: [Warning] = []
  /// The controllers about which nothing can be said, in order of declaration.
  public internal(set) var unmade: [Unmade] = []
  /// What ended the app in the course of a life, each cause once.
  public internal(set) var ends: [End] = []
  /// How far the life of each controller went, in order of declaration.
  public internal(set) var lives: [Life] = []
  /// What stands in for names that the files do not declare.
  public private(set) var standIns: [StandIn] = []
  /// Whether something was used that came only with a later version.
  public internal(set) var isTooOld = false
  var world: World
  let files: [File]
  let options: RunOptions

  /// A file to look at.
  public struct File: Sendable {
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

  /// The files in any order: a header is read before what imports it.
  public init(
    of files: [File], version: UIKitVersion, memory: Memory? = nil, isStrict: Bool = false,
    options: RunOptions = RunOptions()
  ) {
    self.init(
      reading: files, version: version, memory: memory, isStrict: isStrict, options: options)
    for journey in journeys { take(sights(on: journey), of: journey) }
    finish()
  }

  /// Takes the files in and leads nobody yet.
  init(
    reading files: [File], version: UIKitVersion, memory: Memory?, isStrict: Bool,
    options: RunOptions
  ) {
    self.files = files
    self.options = options
    let memory = memory ?? Lint.memory(of: files)
    world = World(simulation: Simulation(version: version, memory: memory))
    world.standsIn = !isStrict
    world.simulation.isPartial = !isStrict
    declare()
    standIns = world.standIns
    isTooOld = standIns.contains { standIn in
      standIn.origin == .framework
        && Framework.version(ofUnsimulated: standIn.name).map { $0 > version } ?? false
    }
  }

  /// Whether nothing can be led.
  var hasErrors: Bool { faults.contains { $0.fault.severity == .error } }

  /// All lives have been led.
  mutating func finish() {
    seen = warnings
    tellCausesOnce()
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
    files.contains { $0.dialect != .swift && $0.source.countsByHand } ? .manual : .automatic
  }

  /// The learner's view controllers, in order of declaration; a class that others are made from
  /// too.
  var controllers: [String] {
    let simulation = world.simulation
    return simulation.classes.names.filter { name in
      guard let id = simulation.classes.id(named: name), simulation[id].isLearners else {
        return false
      }
      return !simulation[id].isStandIn && simulation.isKind(id, of: "UIViewController")
    }
  }
}

// MARK: - Taking the files in
extension Lint {
  private mutating func declare() {
    var context = Script.Context(world.simulation)
    var scripts: [(file: Int, script: Script)] = []
    for file in readingOrder {
      let script = Script.read(files[file].source, dialect: files[file].dialect, in: context)
      // What a header defines is there for all that import it.
      if files[file].source.name.hasSuffix(".h") { context = script.context }
      scripts.append((file, script))
    }
    world.announce(scripts.map { World.Part($0.script.items, of: files[$0.file].source) })
    for (file, script) in scripts {
      let first = faults.count
      faults += script.diagnostics.map { (file, .syntax($0)) }
      declare(script, of: file)
      faults[first...].sort { $0.fault.range.lowerBound < $1.fault.range.lowerBound }
    }
  }

  private mutating func declare(_ script: Script, of file: Int) {
    let source = files[file].source
    for item in script.items {
      switch item {
      case .statement(let statement, let dialect):
        guard statement.isDeclaration else { continue }
        let outcome = world.declare(statement, dialect, in: source, options: options)
        faults += outcome.diagnostics.filter { $0.severity == .error }
          .map { (file, .language($0)) }
      case .command(let text, _):
        if let command = try? WorldCommand.read(text), !command.restarts {
          world.prepare(command)
        }
      }
    }
  }

  /// The numbers of the files, headers first, each behind what it imports.
  private var readingOrder: [Int] {
    let names = files.map { $0.source.name.lastPathComponent }
    var order: [Int] = []
    var seen: Set<Int> = []
    func read(_ file: Int) {
      guard seen.insert(file).inserted else { return }
      for name in files[file].source.imported {
        if let imported = names.firstIndex(of: name) { read(imported) }
      }
      order.append(file)
    }
    for file in files.indices where names[file].hasSuffix(".h") { read(file) }
    for file in files.indices { read(file) }
    return order
  }
}

extension SourceText {
  /// The names of the files that lines of the kind `#import "Note.h"` name.
  fileprivate var imported: [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop(while: \.isWhitespace)
      guard words.hasPrefix("#import") || words.hasPrefix("#include") else { return nil }
      let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 ? String(parts[1]).lastPathComponent : nil
    }
  }
}

extension String {
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
