import CRoutes
import Compiler
import Diagnostics
import Syntax

/// A library that a script may import: Swift like the script's own, which the world then knows.
struct Module: Sendable {
  let source: SourceText
  let script: Script

  private init(_ name: String, _ text: String) {
    // The library's code has no line: what it does is told in the line that called it.
    source = SourceText(name: name, text: text, entry: SourceText.entryOfModules)
    script = Script.read(source, dialect: .swift)
  }

  /// The libraries there are, by the name that is imported; one is read when it is first asked for.
  static func named(_ name: String) -> Module? { name == "Routes" ? routes : nil }

  private static let routes: Module = {
    var count = 0
    let text = UnsafeBufferPointer(start: routes_text(&count), count: count)
    return Module("Routes", String(decoding: text, as: UTF8.self))
  }()
}

extension World {
  /// Makes known what a module declares, the first time that it is imported; of modules that there
  /// are not, as UIKit, everything is known anyway. Answers what that changes.
  mutating func load(_ statement: Statement) -> [DeclarationChange] {
    guard case .imported(let name) = statement.kind, let module = Module.named(name.text),
      program.declarations.modules.insert(name.text).inserted
    else { return [] }
    let unit = program.declarations.unit
    defer { program.declarations.unit = unit }
    return announcing([Part(module.script.items, of: module.source)])
  }
}
