import Curriculum
import Diagnostics
import Glibc
import LineEditing
import Mistakes
import Notation
import Rendering
import Simulator
import Statements

/// `viewdidlearn lint`: every view controller of some files led through a standard life.
struct Linting {
  let arguments: Arguments
  private let renderer: Renderer

  /// Where views were unloaded, and where they are not.
  private static let usualVersions = [UIKitVersion(5, 1), UIKitVersion.newest]

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = Renderer(
      width: Environment.width, theme: arguments.theme(for: STDERR_FILENO),
      language: arguments.interfaceLanguage ?? .en)
  }

  func run(_ paths: [String]) -> Int32 {
    var files: [Lint.File] = []
    var isReadable = true
    // Headers declare what the others implement.
    for path in paths.filter(\.isHeader) + paths.filter({ !$0.isHeader }) {
      do throws(Files.Fault) {
        let source = try Files.read(path)
        files.append(Lint.File(source, dialect: Running.dialect(of: path) ?? arguments.dialect))
      } catch {
        Output.errors(renderer.lines(of: error, path: path))
        isReadable = false
      }
    }
    let isSound = isReadable && lint(files)
    return isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// Whether the files could be taken in.
  private func lint(_ files: [Lint.File]) -> Bool {
    Interruption.listen()
    let asked = Lint.version(askedForBy: files).map { [$0] } ?? Linting.usualVersions
    let versions = arguments.versions.isEmpty ? asked : arguments.versions
    var found: [(warning: Lint.Warning, versions: [UIKitVersion])] = []
    var unmade: [Lint.Unmade] = []
    for version in versions {
      let lint = Lint(
        of: files, version: version, memory: arguments.memory, options: .onDeepStack)
      if lint.faults.contains(where: { $0.fault.severity == .error }) {
        for (file, fault) in lint.faults {
          Output.errors(renderer.block(fault, in: files[file].source))
        }
        return false
      }
      unmade += lint.unmade.filter { !unmade.contains($0) }
      for warning in lint.warnings {
        if let place = found.firstIndex(where: { $0.warning.isSame(as: warning) }) {
          found[place].versions.append(version)
        } else {
          found.append((warning, [version]))
        }
      }
    }
    found.sort {
      ($0.warning.file, $0.warning.range.lowerBound) < (
        $1.warning.file, $1.warning.range.lowerBound
      )
    }
    for entry in found {
      report(
        entry.warning, in: files[entry.warning.file].source, under: entry.versions,
        isEverywhere: entry.versions == versions)
    }
    for controller in unmade {
      Output.errors(renderer.block(controller, in: files[controller.file].source))
    }
    return true
  }

  private func report(
    _ warning: Lint.Warning, in source: SourceText, under versions: [UIKitVersion],
    isEverywhere: Bool
  ) {
    guard arguments.isJSON else {
      let known = isEverywhere ? [] : versions
      return Output.errors(renderer.block(warning, in: source, onlyUnder: known))
    }
    let (finding, place) = (warning.finding, source.position(at: warning.range.lowerBound))
    Output.line(
      JSON.object([
        JSON.Member("event", "mistake"), JSON.Member("file", .string(source.name)),
        JSON.Member("line", .integer(place.line)), JSON.Member("column", .integer(place.column)),
        JSON.Member("number", .integer(finding.number)),
        JSON.Member("kind", .string(finding.kind.rawValue)),
        JSON.Member("class", .string(finding.type)), JSON.Member("evidence", .string(finding.text)),
        JSON.Member("repair", .string(finding.repair.text)),
        JSON.Member("ios", .array(versions.map { .string($0.description) })),
      ]).encoded())
  }
}

extension String {
  fileprivate var isHeader: Bool { hasSuffix(".h") }
}
