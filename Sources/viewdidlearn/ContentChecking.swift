import Checking
import Curriculum
import Diagnostics
import LibC
import Notation
import Phrases
import Rendering

/// `viewdidlearn check`: every mistake of the content, with its place.
struct ContentChecking {
  /// Where the sources keep the catalogues; a person who only has the program has none.
  private static let catalogueFolder = "CPhrases"
  let arguments: Arguments
  private let renderer: Renderer
  private let content: Content

  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.content)
    renderer = Renderer(
      width: Environment.width, theme: arguments.theme(for: STDERR_FILENO),
      language: arguments.interfaceLanguage ?? .en)
  }

  func run(_ paths: [String]) -> Int32 {
    var isReadable = true
    if paths.isEmpty, content.root == nil {
      Output.error(renderer.phrases.failure(.noContent))
      return Program.Exit.wrongInput
    }
    let root = content.root ?? "."
    var check = ContentCheck(height: Renderer.height) { path in
      try? Files.read("\(root)/\(path)", name: path)
    }
    if paths.isEmpty {
      for name in content.quizNames {
        isReadable = quiz("\(root)/Quizzes/\(name)", &check) && isReadable
      }
      for folder in content.lessonFolders { check.check(lessonIn: folder) }
      check.checkReferences()
      let phrases = "\(root)/Sources/\(Self.catalogueFolder)"
      if Files.isFolder(phrases) {
        isReadable = catalogues(Language.allCases, in: phrases, &check) && isReadable
      }
    } else {
      for path in paths { isReadable = self.check(path, &check) && isReadable }
    }
    report(check.findings)
    let isSound = isReadable && !check.findings.contains { $0.severity == .error }
    if isSound, !arguments.isJSON {
      Output.line(
        renderer.phrases.sound(
          lessons: content.lessonFolders.count, quizzes: content.quizNames.count))
    }
    return isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// A quiz file, a lesson by its folder or its file, or catalogues of phrases.
  private func check(_ path: String, _ check: inout ContentCheck) -> Bool {
    let parts = path.split(separator: "/").map { String($0) }
    if parts.last == Self.catalogueFolder { return catalogues(Language.allCases, in: path, &check) }
    if let language = Language.allCases.first(where: { parts.last == "\($0.rawValue).yaml" }) {
      let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
      return catalogues([language], in: folder.isEmpty ? "." : folder, &check)
    }
    let folder = parts.last == "lesson.yaml" ? parts.dropLast().last : parts.last
    if path.hasSuffix(".yaml"), parts.last != "lesson.yaml" { return quiz(path, &check) }
    guard let folder, content.lessonFolders.contains(folder) else {
      Output.errors(
        renderer.lines(of: .unreadable(reason: FileReason.notContent.rawValue), path: path))
      return false
    }
    check.check(lessonIn: folder)
    return true
  }

  /// The catalogues of some languages, each beside the English one of its folder.
  private func catalogues(
    _ languages: [Language], in folder: String, _ check: inout ContentCheck
  ) -> Bool {
    var isReadable = true
    let english = try? Files.read("\(folder)/en.yaml")
    let origin = english.flatMap { Catalogue.read($0, language: .en).value }
    for language in languages {
      let path = "\(folder)/\(language.rawValue).yaml"
      do throws(Files.Fault) {
        check.check(
          catalogue: try Files.read(path), in: language, from: origin,
          functions: Phrasebook.functions(in: language))
      } catch {
        Output.errors(renderer.lines(of: error, path: path))
        isReadable = false
      }
    }
    return isReadable
  }

  private func quiz(_ path: String, _ check: inout ContentCheck) -> Bool {
    do throws(Files.Fault) {
      check.check(quiz: try Files.read(path))
      return true
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return false
    }
  }

  private func report(_ findings: [Finding]) {
    var english = renderer
    english.language = .en
    for finding in findings {
      let lines = renderer.block(finding)
      Output.errors(lines)
      guard arguments.isJSON else { continue }
      let place = finding.source.position(at: finding.range.lowerBound)
      Output.line(
        JSON.object([
          JSON.Member("event", .string(finding.severity.rawValue)),
          JSON.Member("file", .string(finding.source.name)),
          JSON.Member("line", .integer(place.line)), JSON.Member("column", .integer(place.column)),
          JSON.Member("message", .string(english.message(finding))),
        ]).encoded())
    }
  }
}
