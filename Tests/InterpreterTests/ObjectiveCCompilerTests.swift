import Corpora
import Foundation
import Parsing
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// Compilers of Objective-C as judges of what is read, and refused, as Objective-C.
///
/// clang, which comes with Swift, knows all of the language; gcc (`gobjc`) what it was in 2009.
@Suite struct ObjectiveCCompilerTests {
  @Test func clangSaysWhatIsSaidHere() throws {
    let judged = try judge(scripts, with: .clang)
    #expect(judged >= 170)
  }

  @Test func gccSaysWhatIsSaidHereOfTheLanguageOf2009() throws {
    let judged = try judge(scripts.filter(\.unit.isOf2009), with: .gcc)
    #expect(judged >= 40)
  }

  @Test(arguments: [ObjectiveCCompiler.clang, .gcc])
  func whatIsRefusedHereIsRefusedThere(_ compiler: ObjectiveCCompiler) throws {
    // A number sign alone is a directive of C, which says nothing; of an open #if gcc says no
    // column.
    let broken = Broken.objectiveC.filter {
      $0.isSyntax && $0.text != "#" && !$0.text.hasPrefix("#if")
    }
    var units: [CompilationUnit] = []
    for text in broken.map(\.text) {
      guard var unit = CompilationUnit(script: text) else { continue }
      unit.text = text
      units.append(unit)
    }
    let remarks = try compiler.remarks(on: units)
    for (unit, remarks) in zip(units, remarks) {
      #expect(!remarks.isEmpty, "\(compiler) accepts \(unit.text)")
    }
  }

  /// Compares what a compiler says of scripts with what is expected of them; answers how many it
  /// judged.
  private func judge(_ scripts: [Script], with compiler: ObjectiveCCompiler) throws -> Int {
    let remarks = try compiler.remarks(on: scripts.map(\.unit))
    for (script, remarks) in zip(scripts, remarks) {
      let errors = Set(remarks.filter(\.isError).map(\.line))
      let all = Set(remarks.map(\.line))
      if script.lacksEnd {
        // Where an '@end' is missing, a compiler sees only farther down.
        #expect(!errors.isEmpty, "\(compiler) accepts \(script.name)")
        continue
      }
      let missed = script.errors.union(script.warnings).subtracting(all)
      let extra = errors.subtracting(script.errors).subtracting(script.warnings)
      let texts = remarks.filter { extra.contains($0.line) }.map(\.text)
      #expect(extra.isEmpty, "\(compiler) refuses \(script.name): \(texts)")
      #expect(missed.isEmpty, "\(compiler) accepts lines \(missed.sorted()) of \(script.name)")
    }
    return scripts.count
  }

  /// A script with what is expected of it, by line.
  private struct Script {
    var name: String
    var unit: CompilationUnit
    var errors: Set<Int> = []
    var warnings: Set<Int> = []
    var lacksEnd = false
  }

  /// All scripts of Objective-C that a compiler is meant to read.
  private var scripts: [Script] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = ["InterpreterTests", "MistakesTests"].flatMap { module in
      let folder = tests.appending(path: module).appending(path: "Scripts")
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "m" }
    }
    return files.sorted { $0.path() < $1.path() }.compactMap { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let unit = CompilationUnit(script: text)
      else { return nil }
      var script = Script(name: file.lastPathComponent, unit: unit)
      script.lacksEnd = text.contains("// error: missingEnd")
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.contains("// error: ") { script.errors.insert(place + 1) }
        // What UIKit will never call is no business of a compiler's.
        if line.contains("// warning: "), !line.contains("probablyMeant") {
          script.warnings.insert(place + 1)
        }
      }
      return script
    }
  }
}

extension Broken {
  /// Whether what is wrong is wrong for a compiler too, and not only more than is covered here.
  fileprivate var isSyntax: Bool {
    findings.contains { finding in
      switch finding.fact {
      case .unsupported, .nestedTooDeep, .lookAlikeLetters: false
      default: true
      }
    }
  }
}
