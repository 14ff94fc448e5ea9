import Diagnostics
import LibC

/// Reading files and folders.
enum Files {
  /// Why a file could not be read.
  enum Fault: Error {
    case unreadable(reason: String)
    case undecodable(UndecodableText)
  }

  /// A file of text, `-` being standard input. It throws for what is no UTF-8, with the place.
  static func read(_ path: String, name: String? = nil) throws(Fault) -> SourceText {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(reason: systemError) }
    defer { if path != "-" { close(descriptor) } }
    let bytes = try bytes(of: descriptor)
    do throws(UndecodableText) {
      return try SourceText(name: name ?? (path == "-" ? "<stdin>" : path), bytes: bytes)
    } catch {
      throw .undecodable(error)
    }
  }

  /// All bytes of a file as they stand there, or its first ones.
  static func bytes(at path: String, atMost limit: Int = .max) throws(Fault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: systemError) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, atMost: limit)
  }

  /// All bytes of a descriptor up to a limit; a read that a signal has broken off is begun anew.
  static func bytes(of descriptor: Int32, atMost limit: Int = .max) throws(Fault) -> [UInt8] {
    let room = room(for: descriptor)
    var result: [UInt8] = []
    while result.count < limit {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: min(limit - result.count, room)) {
        bytes, written in
        count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        written = max(0, count)
      }
      if count == 0 { return result }
      if count < 0, errno != EINTR { throw .unreadable(reason: systemError) }
      if result.isEmpty { result = piece } else { result += piece }
    }
    return result
  }

  /// So many bytes are read at once: all of a small file.
  private static func room(for descriptor: Int32) -> Int {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return isFile ? min(max(Int(status.st_size), 1 << 12), 1 << 20) : 1 << 15
  }

  /// Why a file could not be written.
  enum WritingFault: Error {
    /// There is one of that name, which is left as it is.
    case exists
    /// The name is wrong, or else the machine failed us.
    case unwritable(reason: String, isName: Bool)
  }

  /// Writes a new file; one that could not be written to its end is taken away again.
  ///
  /// - Parameters:
  ///   - replaces: whether a file of that name is written anew.
  ///   - isPrivate: whether nobody else may read it.
  static func write(
    _ text: String, to path: String, replaces: Bool = false, isPrivate: Bool = false
  ) throws(WritingFault) {
    let kind = replaces ? O_TRUNC : O_EXCL
    let descriptor = open(path, O_WRONLY | O_CREAT | kind | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
    guard descriptor >= 0 else {
      throw writingFault
    }
    let isWritten = Output.write(text, to: descriptor)
    let reason = systemError
    var status = stat()
    // A device or a pipe of that name is nobody's to take away.
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if close(descriptor) == 0, isWritten { return }
    if isFile { unlink(path) }
    throw .unwritable(reason: isWritten ? systemError : reason, isName: false)
  }

  /// What the system has just said of writing.
  static var writingFault: WritingFault {
    if errno == EEXIST { return .exists }
    let isName = [ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP, EINVAL].contains(errno)
    return .unwritable(reason: systemError, isName: isName)
  }

  /// Whether writing a text under a name loses nothing of another kind: what stands there is empty,
  /// no file at all, or begins with the same eight bytes.
  static func isReplaceable(_ path: String, by text: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let beginning = try? bytes(at: path, atMost: 8)
    else { return true }
    return text.utf8.starts(with: beginning)
  }

  /// A file, a folder or anything else of that name.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Makes the folders that a file stands in, those that are not there yet.
  static func makeFolders(of path: String) throws(WritingFault) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += "\(part)/"
      if !isFolder(folder), mkdir(folder, 0o777) != 0 {
        throw .unwritable(reason: systemError, isName: [ENOENT, ENOTDIR, EEXIST].contains(errno))
      }
    }
  }

  /// A path as a shell would understand it: `~/` is the home folder.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = Environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// Where a path leads, from the root and through links; nil where there is nothing.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The system's words for its last fault, in the language of the locale.
  static var systemError: String { String(cString: strerror(errno)) }

  /// The names in a folder, sorted; empty when it cannot be read.
  static func names(in folder: String) -> [String] { names(in: folder) { _, _ in true } }

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: String) -> [String] {
    names(in: folder) { name, type in
      switch Int32(type) {
      case Int32(DT_DIR): true
      // Not every file system says it, and a link may lead to a folder.
      case Int32(DT_UNKNOWN), Int32(DT_LNK): isFolder("\(folder)/\(name)")
      default: false
      }
    }
  }

  /// The files of Objective-C and Swift in a folder, sorted; of what is no folder, or has none,
  /// itself.
  static func sources(at path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    let base = path.hasSuffix("/") ? path : path + "/"
    let found = names(in: path).map { base + $0 }.filter { file in
      [".h", ".m", ".swift"].contains(where: file.hasSuffix) && !isFolder(file)
    }
    return found.isEmpty ? [path] : found
  }

  /// Sorted, without those that begin with a point.
  private static func names(
    in folder: String, where isMeant: (_ name: String, _ type: UInt8) -> Bool
  ) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix("."), isMeant(name, entry.pointee.d_type) { names.append(name) }
    }
    return names.sorted()
  }

  /// Links to folders are folders.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
