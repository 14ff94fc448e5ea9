import LibC

/// A folder of its own for each test; it goes when the last reference goes.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/viewdidlearn-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? ""
    precondition(!path.isEmpty, "no temporary folder")
  }

  deinit {
    delete(path)
  }

  var journal: String { path + "/journal.sqlite3" }

  /// The names in the folder, sorted.
  var names: [String] { namesIn(path).sorted() }
}

private func namesIn(_ folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

private func delete(_ path: String) {
  if unlink(path) == 0 { return }
  for name in namesIn(path) { delete(path + "/" + name) }
  rmdir(path)
}

/// The bytes of a file; empty when there is none.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

/// Writes over the bytes of a file from an offset on; the rest stays.
func overwrite(_ path: String, at offset: Int = 0, with bytes: [UInt8]) {
  let file = open(path, O_WRONLY | O_CREAT, 0o600)
  precondition(pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count)
  close(file)
}
