import ObjectModel
public import ObjectRuntime

// The files of the simulated app: its bundle, which can only be read, and its home, in which there
// are the usual folders and what the program has written.
extension Simulation {
  /// What every file of the bundle holds that was not declared otherwise: 1 MB.
  private static let usualFileSize = 1_000_000

  private static let folders: Set<String> = [
    "/", "/App.app", "/Home", "/Home/Documents", "/Home/Library", "/Home/Library/Caches",
    "/Home/Library/Preferences", "/Home/tmp",
  ]

  /// Declares the size of a file, wherever it stands, or (nil) that there is none of the name.
  public mutating func declareFile(named name: String, bytes: Int?) {
    files[name] = .some(bytes.map { .file(Bulk(bytes: $0, isFromFile: true)) })
  }

  /// What stands at a path; of a name alone what the bundle has of that name.
  func item(at path: String) -> StoredItem? {
    let path = path.plainPath
    if let known = files[path] ?? files[path.fileName] { return known }
    if Simulation.folders.contains(path) { return .folder }
    return path.isOfBundle ? .file(Bulk(bytes: Simulation.usualFileSize, isFromFile: true)) : nil
  }

  func file(at path: String) -> Bulk? {
    if case .file(let bulk)? = item(at: path) { bulk } else { nil }
  }

  /// What the folder at a path holds, by name; nil where there is none.
  func names(in path: String) -> [String]? {
    guard case .folder? = item(at: path) else { return nil }
    let start = path.plainPath == "/" ? "/" : path.plainPath + "/"
    let paths = Array(Simulation.folders) + files.keys
    let names = paths.filter { $0.hasPrefix(start) && item(at: $0) != nil }
      .map { String($0.dropFirst(start.count)) }
    return Set(names.filter { !$0.isEmpty && !$0.contains("/") }).sorted()
  }

  /// Puts something at a path.
  mutating func put(_ item: StoredItem, at path: String) throws(FileMistake) {
    let path = path.plainPath
    guard !path.isOfBundle, !Simulation.folders.contains(path) else { throw .denied }
    guard case .folder? = self.item(at: path.folder) else { throw .noFolder }
    if case .file = item, case .folder? = self.item(at: path) { throw .folder }
    files[path] = .some(item)
  }

  /// Takes away what stands at a path, with all that it holds.
  mutating func remove(at path: String) throws(FileMistake) {
    let path = path.plainPath
    guard item(at: path) != nil else { throw .missing }
    if Simulation.folders.contains(path) { throw .denied }
    for inner in files.keys where inner.hasPrefix(path + "/") { files[inner] = .some(nil) }
    files[path] = .some(nil)
    if files[path.fileName] != nil { files[path.fileName] = .some(nil) }
  }

  /// Puts what stands at one path, with all that it holds, at another.
  mutating func copy(from path: String, to other: String) throws(FileMistake) {
    let (path, other) = (path.plainPath, other.plainPath)
    guard let item = item(at: path) else { throw .missing }
    if self.item(at: other) != nil { throw .exists }
    try put(item, at: other)
    for (inner, item) in files where inner.hasPrefix(path + "/") {
      files[other + inner.dropFirst(path.count)] = item
    }
  }
}

/// Why nothing became of a change of files.
enum FileMistake: Error {
  case missing, exists, noFolder, denied
  /// A folder stands where a file is to be written.
  case folder
}

extension String {
  /// From the root without `.` and `..`, and without a slash at its end.
  fileprivate var plainPath: String {
    if hasPrefix("/"), contains("/.") { return standardPath }
    return count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }

  /// The path without `.` and empty parts; from the root also without `..`, which leads nowhere
  /// above it.
  var standardPath: String {
    let isFromRoot = hasPrefix("/")
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if isFromRoot, part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return (isFromRoot ? "/" : "") + parts.joined(separator: "/")
  }

  var fileName: String { pathParts.last ?? self }

  var folder: String {
    guard let slash = plainPath.lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands in the bundle, or in the web: what is no path from the root does, too.
  fileprivate var isOfBundle: Bool { !hasPrefix("/") || hasPrefix("/App.app/") }
}
