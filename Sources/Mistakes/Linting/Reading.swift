import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import TypedTree
import UIKitClasses

/// Files as one compiler reads them: once for all versions for which the same comes of it.
struct Reading: Sendable {
  let files: [Lint.File]
  /// What is wrong with the texts, each with the number of its file.
  private(set) var faults: [(file: Int, fault: ScriptRun.Mistake)] = []
  /// How all files count references, where somebody says so.
  private let memory: Memory?
  private let isStrict: Bool
  private var announced: [DeclarationChange] = []
  private var steps: [Step] = []
  private var program: Program
  private let version: UIKitVersion
  private let asksForVersion: Bool
  private let receivers: Set<String>

  private enum Step {
    case statement(World.Compiled)
    case command(WorldCommand)
  }

  /// The files in any order: a header is read before what imports it.
  init(of files: [Lint.File], version: UIKitVersion, memory: Memory?, isStrict: Bool) {
    self.files = files
    self.version = version
    self.isStrict = isStrict
    self.memory = memory
    asksForVersion = files.contains { $0.source.asksForVersion }
    receivers = files.reduce(into: []) { $0.formUnion($1.receivers) }
    var checked = Reading.world(version, memory, isStrict)
    program = checked.program
    read(&checked)
    program = checked.program
  }

  /// The files with errors; nil where there are none.
  var brokenFiles: Set<Int>? {
    let broken = faults.filter { $0.fault.severity == .error }.map(\.file)
    return broken.isEmpty ? nil : Set(broken)
  }

  /// Whether the same would have come of it for another version.
  func holds(for other: UIKitVersion) -> Bool {
    other == version || !asksForVersion && program.span.contains(other)
  }

  /// The oldest version that has every class of the framework's to which the files send a message.
  func oldestVersion(in classes: ClassTable) -> UIKitVersion {
    receivers.compactMap { name in
      classes.id(named: name).map { classes[$0] }.flatMap { $0.isLearners ? nil : $0.since }
    }.max() ?? .oldest
  }

  /// The app under a version that it holds for, with all that the files declare.
  func world(_ version: UIKitVersion, _ options: RunOptions) -> World {
    var world = Reading.world(version, memory, isStrict)
    world.program = program
    world.make(announced)
    for step in steps {
      switch step {
      // What follows may name what a statement with an error declares.
      case .statement(let compiled) where compiled.isWrong: world.make(compiled.changes)
      case .statement(let compiled): _ = world.runCompiled(compiled, options: options)
      case .command(let command): world.prepare(command)
      }
    }
    return world
  }

  private static func world(
    _ version: UIKitVersion, _ memory: Memory?, _ isStrict: Bool
  ) -> World {
    var world = World(simulation: Simulation(version: version, memory: memory ?? .automatic))
    world.standsIn = !isStrict
    world.simulation.isPartial = !isStrict
    return world
  }
}

// MARK: - What was passed over
extension Reading {
  /// The methods of classes in which something is not covered: of what it would have done, nothing
  /// is known.
  func passedOver(in world: World) -> Set<AppCall> {
    let places = faults.filter(\.fault.isPassedOver)
    if places.isEmpty { return [] }
    var calls: Set<AppCall> = []
    for name in world.simulation.classes.names {
      guard let id = world.simulation.classes.id(named: name),
        world.simulation.classes[outline: id].isLearners
      else { continue }
      for (selector, method) in world.writtenMethods(of: id) {
        let range = method.function.range
        let isCut = places.contains { file, fault in
          files[file].source.name == method.source.name
            && (range.lowerBound..<range.upperBound).contains(fault.range.lowerBound)
        }
        if isCut { calls.insert(AppCall(type: name, selector: selector)) }
      }
    }
    return calls
  }
}

// MARK: - Taking the files in
extension Reading {
  private mutating func read(_ checked: inout World) {
    var context = Script.Context(checked.simulation)
    context.isOfFile = !isStrict
    var scripts: [(file: Int, script: Script)] = []
    let counting = Counting(of: files, asked: memory)
    for file in readingOrder {
      context.target.memory = counting[file]
      let script = Script.read(files[file].source, dialect: files[file].dialect, in: context)
      // What a header defines is there for all that import it.
      if files[file].source.name.hasSuffix(".h") { context = script.context }
      scripts.append((file, script))
    }
    announced = checked.announcing(
      scripts.map { World.Part($0.script.items, of: files[$0.file].source) })
    for (file, script) in scripts {
      let first = faults.count
      faults += script.diagnostics.map { (file, .syntax($0)) }
      checked.simulation.memory = counting[file]
      take(script, of: file, &checked)
      faults[first...].sort { $0.fault.range.lowerBound < $1.fault.range.lowerBound }
    }
  }

  /// Only what a script declares is taken, and what its commands say of nibs and files.
  private mutating func take(_ script: Script, of file: Int, _ checked: inout World) {
    for item in script.items {
      switch item {
      case .statement(let statement, let dialect):
        guard statement.isDeclaration else { continue }
        let compiled = checked.compile(statement, dialect, in: files[file].source)
        faults += compiled.diagnostics.map { ScriptRun.Mistake.language($0) }
          .filter { $0.severity == .error || $0.isPassedOver }.map { (file, $0) }
        steps.append(.statement(compiled))
      case .command(let text, _):
        if let command = try? WorldCommand.read(text), !command.restarts {
          checked.prepare(command)
          steps.append(.command(command))
        }
      }
    }
  }

  /// The numbers of the files, headers first, each behind what it imports, and behind what declares
  /// the classes above its own, by whatever way it knows them.
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
    return behindSuperclasses(order)
  }

  private func behindSuperclasses(_ order: [Int]) -> [Int] {
    if files.count == 1 { return order }
    let interfaces = files.map(\.source.interfaces)
    let homes = order.reversed().reduce(into: [Substring: Int]()) { homes, file in
      for interface in interfaces[file] { homes[interface.name] = file }
    }
    var sorted: [Int] = []
    var seen: Set<Int> = []
    func place(_ file: Int) {
      guard seen.insert(file).inserted else { return }
      for interface in interfaces[file] {
        if let home = homes[interface.superclass], home != file { place(home) }
      }
      sorted.append(file)
    }
    for file in order { place(file) }
    return sorted
  }
}

extension SourceText {
  /// The classes that lines of the kind `@interface Note : UIViewController` declare.
  fileprivate var interfaces: [(name: Substring, superclass: Substring)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("@interface") else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        .flatMap { $0.split(separator: ":") }
      let isClass = line.contains(":") && !line.prefix { $0 != ":" }.contains("(")
      return isClass && words.count > 2 ? (words[1], words[2]) : nil
    }
  }

  /// The names of the files that lines of the kind `#import "Note.h"` name.
  fileprivate var imported: [String] {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard words.starts(with: "#import".utf8) || words.starts(with: "#include".utf8) else {
        return nil
      }
      let parts = words.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      return parts.count > 2 ? String(Substring(parts[1])).lastPathComponent : nil
    }
  }
}

extension String {
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
