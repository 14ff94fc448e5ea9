import Corpora
import Diagnostics
import ObjectRuntime
import Parsing
import Scripts
import Syntax

@testable import Interpreter
@testable import TypedTree

/// A script as a file that a compiler of Objective-C reads: declarations first, and in `main` what
/// is to be done. Lines keep their numbers.
struct CompilationUnit {
  var text = ""
  /// How the script counts references.
  var isARC: Bool
  /// Whether every property has a declared instance variable.
  var hasFields = true

  /// Nil for what no compiler is meant to read: bare life-cycle messages, classes declared twice,
  /// bodies that name variables of the script, Swift.
  init?(script text: String) {
    let source = SourceText(name: "script", text: text)
    let script = Script.read(source, dialect: .objectiveC)
    var world = World()
    for case .command(let text, _) in script.items {
      guard let command = try? WorldCommand.read(text), (try? world.apply(command)) != nil else {
        return nil
      }
    }
    isARC = world.simulation.memory == .automatic
    if !script.diagnostics.isEmpty {
      self.text = CompilationUnit.blankingCommands(of: script, text)
      return
    }
    var (declarations, statements) = ("", "")
    var declared: Set<String> = []
    var variables: Set<String> = []
    for statement in script.statements {
      guard !statement.isBareMessage, statement.names.allSatisfy({ declared.insert($0).inserted })
      else { return nil }
      if case .variables(let declaration) = statement.kind {
        variables.formUnion(declaration.bindings.compactMap(\.name))
      }
      let word = source[statement.range].drop { "# \t".contains($0) }
      let isMacro = word.hasPrefix("define")
      if case .ignored = statement.kind, !isMacro { continue }
      let line = source.number(at: statement.range.lowerBound)
      let piece = "#line \(line)\n\(source[statement.range])\n"
      if statement.isDeclaration { declarations += piece } else { statements += piece + ";\n" }
    }
    let words = Set(
      declarations.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    if !words.isDisjoint(with: variables) { return nil }
    hasFields = script.statements.fields.isEmpty
    self.text = declarations + "int main(void) {\n" + statements + "\nreturn 0; }\n"
  }

  /// A text that cannot be read to the end stays as it is, but for the commands.
  private static func blankingCommands(of script: Script, _ text: String) -> String {
    var bytes = Array(text.utf8)
    for case .command(_, let range) in script.items {
      for place in range.lowerBound..<range.upperBound where bytes[place] != 10 {
        bytes[place] = 32
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it keeps to what gcc knows: the Objective-C of 2009.
  ///
  /// Properties must be synthesised by hand, from declared instance variables; literals, blocks,
  /// generics, ARC and what came with them are out of its reach.
  var isOf2009: Bool {
    if isARC || !hasFields { return false }
    let later = [
      "^", "@[", "@{", "@(", "@YES", "@NO", "strong", "weak", "__block", "@autoreleasepool",
      "NS_ENUM",
      "NS_OPTIONS", "__bridge", "nullable", "(class", "@import", "NSString *>",
    ]
    let hasNumber = text.split(separator: "@").dropFirst().contains { $0.first?.isNumber == true }
    return !hasNumber && !later.contains { text.contains($0) }
  }
}

extension Statement {
  fileprivate var isBareMessage: Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.kind {
    case .name: return true
    case .message(let receiver, _):
      if case .currentController = receiver.kind { return true }
      return false
    default: return false
    }
  }

  fileprivate var isDeclaration: Bool {
    switch kind {
    case .type, .function, .alias, .constants, .forward, .macro, .ignored: true
    default: false
    }
  }

  /// What nobody may declare twice in one file.
  fileprivate var names: [String] {
    switch kind {
    case .type(let type):
      switch type.form {
      case .interface: ["@interface " + type.name.text]
      case .implementation: ["@implementation " + type.name.text]
      default: []
      }
    case .variables(let variables): variables.bindings.compactMap(\.name)
    default: []
    }
  }
}

extension VariableDeclaration.Binding {
  fileprivate var name: String? {
    if case .binding(let name, _) = pattern { name.text } else { nil }
  }
}

extension [Statement] {
  /// The instance variables that properties need and that no class declares.
  fileprivate var fields: Set<String> {
    var needed: Set<String> = []
    for case .type(let type) in map(\.kind) {
      for case .property(let property) in type.members {
        needed.formUnion(property.names.map { type.name.text + "." + $0.text })
      }
    }
    for case .type(let type) in map(\.kind) {
      for case .synthesize(let syntheses) in type.members {
        for synthesis in syntheses {
          needed.remove(type.name.text + "." + synthesis.property.text)
          needed.insert(type.name.text + "->" + (synthesis.ivar ?? synthesis.property).text)
        }
      }
    }
    for case .type(let type) in map(\.kind) {
      for case .variables(let variables) in type.members {
        needed.subtract(variables.bindings.compactMap(\.name).map { type.name.text + "->" + $0 })
      }
    }
    return needed
  }
}
