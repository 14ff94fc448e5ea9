import Diagnostics
import Foundation
import ObjectRuntime
import Parsing
import Scripts
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Scripts/routes")

/// The module `Routes`, as its scripts do not show it.
@Suite struct RoutesTests {
  @Test func theLibraryHasNoMistake() throws {
    let module = try #require(Module.named("Routes"))
    #expect(module.script.diagnostics.isEmpty)
    var world = World()
    world.announce(module.script, in: module.source)
    for case .statement(let statement, let dialect) in module.script.items {
      #expect(world.compile(statement, dialect, in: module.source).diagnostics == [])
    }
  }

  @Test func aModuleIsKnownOnceItIsImported() {
    var world = World()
    #expect(!world.classNames.contains("DefaultRouter"))
    let source = SourceText(name: "script", text: "import UIKit\nimport Routes\nimport Routes")
    for case .statement(let statement, let dialect) in Script.read(source).items {
      #expect(world.run(statement, dialect, in: source).diagnostics.isEmpty)
    }
    #expect(world.classNames.contains("DefaultRouter"))
  }

  @Test func aJourneyIsTheSameWithoutRoutes() throws {
    let with = try calls("the-same-journey-with-routes")
    let without = try calls("the-same-journey-without-routes")
    #expect(with.count > 50)
    #expect(with == without)
  }

  @Test func whatTheLibraryDoesStandsInTheLineThatCalledIt() throws {
    let (run, text) = try run("the-same-journey-with-routes")
    let first = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("router.navigate") }
    let journey = try #require(first) + 1
    for case .call(let call, _, let line) in run.events
    where call.type.hasSuffix("VC") && !call.selector.hasPrefix("init") {
      #expect(line >= journey, "\(call)")
    }
  }

  @Test func theLibrarysOwnObjectsAreNotShown() throws {
    let (run, _) = try run("the-same-journey-with-routes")
    for case .call(let call, _, _) in run.events {
      #expect(["ListVC", "HelpVC", "ProductVC"].contains(call.type))
    }
  }

  @Test func aRouteLeavesNothingBehind() throws {
    let (run, _) = try run("the-same-journey-with-routes")
    #expect(run.world.simulation.leaks.isEmpty)
  }

  private func run(_ name: String) throws -> (run: ScriptRun, text: String) {
    let text = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
    let run = ScriptRun(of: SourceText(name: name, text: text), dialect: .swift)
    #expect(run.mistakes.isEmpty)
    #expect(run.status == .ok)
    return (run, text)
  }

  /// What happened, wherever it stands in the script.
  private func calls(_ name: String) throws -> [String] {
    try run(name).run.events.compactMap { event in
      guard case .call(let call, let depth, _) = event else { return nil }
      return "\(call.sender) \(depth) \(call.object) \(call.selector) \(call.arguments)"
    }
  }
}
