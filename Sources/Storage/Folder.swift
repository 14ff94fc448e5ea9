import LibC

/// The folder that holds a person's state.
struct Folder {
  let path: String

  /// Creates the folder and its parents, for their owner only; what exists stays as it is.
  func create() throws(JournalError) {
    var problem = attempt()
    if problem == ENOENT, let parent {
      try parent.create()
      problem = attempt()
    }
    guard problem == 0 else { throw .unusable(path: path, reason: systemReason(problem)) }
  }

  /// The error number of creating the folder, 0 when it exists now.
  private func attempt() -> Int32 {
    if mkdir(path, 0o700) == 0 { return 0 }
    guard errno == EEXIST else { return errno }
    var status = stat()
    if stat(path, &status) != 0 { return errno }
    return status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR
  }

  private var parent: Folder? {
    let whole = path.last == "/" ? path.dropLast() : path[...]
    guard let slash = whole.lastIndex(of: "/"), slash > whole.startIndex else { return nil }
    return Folder(path: String(whole[..<slash]))
  }

  /// Does `body` while no other prompt does the same in this folder.
  ///
  /// A file system without such locks goes without: SQLite's own locks remain.
  func exclusively<Result>(
    patience: Int, _ body: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unusable(path: path, reason: systemReason(errno)) }
    defer { close(descriptor) }
    var remaining = patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      guard remaining > 0 else { throw .locked(path: path, milliseconds: patience) }
      usleep(10_000)
      remaining -= 10
    }
    return try body()
  }
}
