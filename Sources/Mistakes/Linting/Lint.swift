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
/// life a controller is shown, used, turned, hidden, warned, shown again, hidden and freed; in another
/// it is freed unseen. Nobody swipes back, changes tabs or leaves the app.
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
  /// The version that all is there from that was used; under an earlier one the files do not run.
  public internal(set) var since = UIKitVersion.oldest
  var world: World
  let files: [File]
  let options: RunOptions
  /// The methods in which something was passed over.
  let cut: Set<AppCall>

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
    let reading = Reading(of: files, version: version, memory: memory, isStrict: isStrict)
    self.init(of: reading, version: version, options: options)
    for journey in journeys { take(sights(on: journey), of: journey) }
    finish()
  }

  /// The app under a version, in which nobody was led yet.
  init(of reading: Reading, version: UIKitVersion, options: RunOptions) {
    (files, faults) = (reading.files, reading.faults)
    self.options = options
    world = reading.world(version, options)
    cut = reading.passedOver(in: world)
    // `.init(…)` of a type that is unknown names nothing that could be given.
    standIns = world.standIns.filter { $0.name != "init" }
    let standing = standIns.filter { $0.origin == .framework }.compactMap(\.since)
    since = (standing + [reading.oldestVersion(in: world.simulation.classes)]).max() ?? .oldest
  }

  /// Whether something was used that came only with a later version.
  public var isTooOld: Bool { since > version }

  /// Under which it was led.
  var version: UIKitVersion { world.simulation.version }

  /// Whether nothing can be led.
  var hasErrors: Bool { faults.contains { $0.fault.severity == .error } }

  /// All lives have been led.
  mutating func finish() {
    seen = warnings
    tellCausesOnce()
  }

  /// The version that the files themselves ask for.
  public static func version(askedForBy files: [File]) -> UIKitVersion? {
    for file in files where file.source.text.holds("ios") {
      for case .command(let text, _) in Script.read(file.source, dialect: file.dialect).items {
        if case .ios(let version)? = try? WorldCommand.read(text) { return version }
      }
    }
    return nil
  }

  /// The learner's view controllers, in order of declaration; a class that others are made from
  /// too.
  var controllers: [String] {
    let classes = world.simulation.classes
    return classes.names.filter { name in
      guard let id = classes.id(named: name), classes[outline: id].isLearners else { return false }
      return !classes[outline: id].isStandIn && !world.isInstance(name)
        && classes.isKind(id, of: "UIViewController")
    }
  }
}
