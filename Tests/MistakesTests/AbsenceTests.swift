import Diagnostics
import Foundation
import Interpreter
import ObjectRuntime
import Orders
import Parsing
import Scripts
import Syntax
import Testing
import TypedTree
import UIKitClasses

@testable import Mistakes

/// What stand-ins must never do, tried on programs of the repository from which a class was taken.
///
/// Each program is drawn from a seed, so that a failure can be repeated.
@Suite struct AbsenceTests {
  private static let count = 48
  /// How far a program is followed that never ends.
  private static let steps = 100_000

  /// A program with a class that it declares and names elsewhere too.
  private struct Mutant: Sendable, CustomStringConvertible {
    var name: String
    var dialect: Dialect
    var whole: String
    /// The class that is taken from it.
    var missing: String
    /// The text without it, line by line as before.
    var rest: String

    var description: String { "\(name) without \(missing)" }
  }

  private static let mutants: [Mutant] = {
    var draw = SplitMix64(seed: 17)
    var all = programs.flatMap { name, text in mutants(of: text, named: name) }
    draw.shuffle(&all)
    return Array(all.prefix(count))
  }()

  private static let programs: [(name: String, text: String)] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["MistakesTests/Scripts", "InterpreterTests/Scripts"]
    return folders.flatMap { folder -> [(String, String)] in
      let home = tests.appending(path: folder, directoryHint: .isDirectory)
      let files = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)
      var found: [(String, String)] = []
      while let file = files?.nextObject() as? URL {
        guard ["m", "swift"].contains(file.pathExtension),
          let text = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        found.append((String(file.path().dropFirst(home.path().count)), text))
      }
      return found.sorted { $0.0 < $1.0 }
    }
  }()

  private static func mutants(of text: String, named name: String) -> [Mutant] {
    let dialect: Dialect = name.hasSuffix(".swift") ? .swift : .objectiveC
    let source = SourceText(name: name, text: text)
    let script = Script.read(source, dialect: dialect)
    guard script.diagnostics.isEmpty else { return [] }
    var ranges: [String: [SourceRange]] = [:]
    for case .statement(let statement, _) in script.items {
      guard case .type(let type) = statement.kind else { continue }
      ranges[type.name.text, default: []].append(statement.range)
    }
    return ranges.sorted { $0.key < $1.key }.compactMap { missing, ranges in
      var bytes = Array(text.utf8)
      for range in ranges {
        for place in range.lowerBound..<range.upperBound where bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
        }
      }
      let rest = String(decoding: bytes, as: UTF8.self)
      guard words(of: rest).contains(missing) else { return nil }
      return Mutant(name: name, dialect: dialect, whole: text, missing: missing, rest: rest)
    }
  }

  private static func words(of text: String) -> Set<String> {
    let words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return Set(words.map { String($0) })
  }

  private func lint(_ text: String, of mutant: Mutant, isStrict: Bool = false) -> Lint {
    var options = RunOptions()
    options.steps = Self.steps
    return Lint(
      of: [Lint.File(SourceText(name: mutant.name, text: text), dialect: mutant.dialect)],
      version: .newest, isStrict: isStrict, options: options)
  }

  @Test func thereAreEnoughOfThem() {
    #expect(Self.mutants.count == Self.count)
    #expect(Set(Self.mutants.map(\.dialect)).count == 2)
  }

  /// What is found without a class is found with it too.
  @Test(arguments: mutants)
  private func anAbsentClassAddsNoFinding(_ mutant: Mutant) {
    let without = lint(mutant.rest, of: mutant)
    if without.faults.contains(where: { $0.fault.severity == .error }) { return }
    let with = lint(mutant.whole, of: mutant)
    // What has errors is not led, and nothing is seen in it.
    if with.faults.contains(where: { $0.fault.severity == .error }) { return }
    for warning in without.seen {
      #expect(with.seen.contains { $0.isSame(as: warning) }, "\(warning)")
    }
  }

  /// Who asks for all names is told of each that is missing; and where none is missing, nothing
  /// stands in.
  @Test(arguments: mutants)
  private func strictnessIsAsItWas(_ mutant: Mutant) {
    let strict = lint(mutant.rest, of: mutant, isStrict: true)
    let lax = lint(mutant.rest, of: mutant)
    #expect(strict.standIns.isEmpty)
    let hasErrors = strict.faults.contains { $0.fault.severity == .error }
    if !hasErrors { #expect(lax.standIns.isEmpty && lax.faults.isEmpty) }
    if lax.standIns.contains(where: { $0.name == mutant.missing }) { #expect(hasErrors) }
  }

  /// Until something of a class is used, it is the same whether it stands in or is declared.
  @Test(arguments: mutants)
  private func aStubChangesNothingBeforeItsFirstUse(_ mutant: Mutant) {
    let stub =
      mutant.dialect == .swift
      ? "class \(mutant.missing): NSObject {} ; "
      : "@interface \(mutant.missing) : NSObject @end @implementation \(mutant.missing) @end "
    let (without, with) = (run(mutant.rest, mutant), run(stub + mutant.rest, mutant))
    // A stub may have too little for the program to be compiled.
    if without.isEmpty || with.isEmpty { return }
    let lines = mutant.rest.split(separator: "\n", omittingEmptySubsequences: false)
    let related = Self.related(to: mutant.missing, in: lines)
    func use(in events: [(text: String, line: Int)]) -> Int {
      events.firstIndex { event in
        let line = lines.indices.contains(event.line - 1) ? String(lines[event.line - 1]) : ""
        return !Self.words(of: line + " " + event.text).isDisjoint(with: related)
      } ?? events.count
    }
    let before = min(use(in: without), use(in: with))
    #expect(with.prefix(before).map(\.text) == without.prefix(before).map(\.text))
  }

  /// All names on lines that have the name of a class, or one so found.
  private static func related(to name: String, in lines: [Substring]) -> Set<String> {
    let keywords: Set = [
      "self", "super", "class", "void", "id", "let", "var", "func", "init", "alloc", "override",
      "property", "nonatomic", "strong", "retain", "interface", "implementation", "end", "view",
      "UIViewController", "NSObject", "NSString", "String", "UIView", "window", "nil", "return",
    ]
    var found: Set = [name]
    for _ in 0..<2 {
      for line in lines {
        let words = words(of: String(line))
        if !words.isDisjoint(with: found) { found.formUnion(words.subtracting(keywords)) }
      }
    }
    return found
  }

  private func run(_ text: String, _ mutant: Mutant) -> [(text: String, line: Int)] {
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    var options = RunOptions()
    options.steps = Self.steps
    let run = ScriptRun(
      of: SourceText(name: mutant.name, text: text), dialect: mutant.dialect, in: world,
      options: options)
    return run.events.compactMap { event in
      switch event {
      case .call(let call, let depth, let line): ("\(depth) \(call)", line)
      case .log(let text, let line): (text, line)
      default: nil
      }
    }
  }
}
