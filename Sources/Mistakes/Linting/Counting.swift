import Diagnostics
import Parsing
import Syntax

/// How each of some files counts references: ARC and counting by hand mix in a project, file by
/// file.
///
/// A header counts as the file that it is of. A file whose own words leave it open counts as the
/// others do, by hand where one does and none says ARC.
struct Counting {
  private let ways: [Memory]

  /// - Parameter asked: how all files count, where somebody says so.
  init(of files: [Lint.File], asked: Memory?) {
    if let asked {
      ways = files.map { _ in asked }
      return
    }
    let said = files.map { $0.dialect == .swift ? nil : $0.source.referenceCounting }
    let stems = files.map(\.source.name.stem)
    let usual: Memory =
      said.contains(.manual) && !said.contains(.automatic) ? .manual : .automatic
    let kin = Dictionary(grouping: files.indices, by: { stems[$0] })
    ways = files.indices.map { file in
      if files[file].dialect == .swift { return .automatic }
      let same = (stems[file].flatMap { kin[$0] } ?? [file]).compactMap { said[$0] }
      return same.contains(.manual) ? .manual : same.first ?? usual
    }
  }

  subscript(file: Int) -> Memory { ways[file] }
}

extension String {
  /// Without what tells a header from its file: `Note` of `ui/Note.h`; nil for what is no file.
  fileprivate var stem: Substring? {
    let name = split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[..<$0] }
  }
}
