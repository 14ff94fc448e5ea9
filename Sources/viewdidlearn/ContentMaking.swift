import Checking
import Curriculum
import LibC
import Phrases
import Rendering
import Typesetting

/// `viewdidlearn new`: the skeleton of a lesson or of a quiz, in new files only.
struct ContentMaking {
  let arguments: Arguments
  private let renderer: Renderer
  private let content: Content

  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.folder ?? arguments.content)
    renderer = Renderer(
      width: Environment.width, theme: .plain, language: arguments.interfaceLanguage ?? .en)
  }

  /// Writes the skeleton and says how it is checked; answers the exit code.
  func run(_ kind: String, id: String) throws(CommandLineFault) -> Int32 {
    guard kind == "lesson" || kind == "quiz" else { throw .unknownSkeleton(kind) }
    guard id.isIdentifier else { throw .malformedID(id) }
    guard let root = content.root else {
      renderer.report(.noContent(in: nil))
      return Program.Exit.wrongInput
    }
    let origin = arguments.interfaceLanguage ?? .en
    if kind == "quiz" { return write(Skeleton(quiz: id, origin: origin), in: root) }
    let folders = content.lessonFolders
    if let taken = folders.first(where: { $0.drop { $0.isNumber } == "-\(id)" }) {
      return refuse("\(root)/Lessons/\(taken)")
    }
    let number = (folders.compactMap { Int($0.prefix(while: \.isNumber)) }.max() ?? 0) + 1
    return write(
      Skeleton(lesson: id, number: number, part: arguments.part, origin: origin), in: root)
  }

  /// Writes all files, or none where one of them is there already.
  private func write(_ skeleton: Skeleton, in root: String) -> Int32 {
    for file in skeleton.files where Files.exists("\(root)/\(file.path)") {
      return refuse("\(root)/\(file.path)")
    }
    for file in skeleton.files {
      let path = "\(root)/\(file.path)"
      do throws(Files.WritingFault) {
        try Files.makeFolders(of: path)
        try Files.write(file.text, to: path)
      } catch {
        return renderer.report(error, path: path)
      }
      Output.line(path)
    }
    let check =
      arguments.folder.map { "viewdidlearn --content \($0) check" } ?? "viewdidlearn check"
    Output.line(renderer.phrases.written(skeleton.files.count, command: check))
    return Program.Exit.done
  }

  /// A file that is there is never written over.
  private func refuse(_ path: String) -> Int32 {
    renderer.report(error: renderer.phrases.failure(.fileExists(path: path)))
    return Program.Exit.wrongInput
  }
}
