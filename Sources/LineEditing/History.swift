import CEditline
import LibC

/// What was entered, in this run and in those before, in libedit's own file format.
///
/// Every entry is appended to the file when it is entered, under a lock, so that several prompts at
/// once keep each other's lines and a crash loses none.
final class History {
  /// libedit's history; valid as long as this object lives.
  let handle: OpaquePointer
  private let path: String?
  private let limit: Int32
  private var failure: HistoryFailure?
  private var isReported = false

  /// - Parameters:
  ///   - path: the file; nil remembers nothing between runs.
  ///   - limit: how many entries are kept.
  init?(path: String?, limit: Int) {
    guard let handle = history_init() else { return nil }
    self.handle = handle
    self.path = path
    self.limit = Int32(clamping: limit)
    viewdidlearn_history_number(handle, H_SETSIZE, self.limit)
    viewdidlearn_history_number(handle, H_SETUNIQUE, 1)
    if let path { load(path) }
  }

  deinit {
    history_end(handle)
  }

  /// What went wrong with the file, told once.
  func takeFailure() -> HistoryFailure? {
    guard let failure, !isReported else { return nil }
    isReported = true
    return failure
  }

  /// Adds an entry of any number of lines, unless it is blank or repeats the last one.
  func remember(_ entry: String) {
    guard entry.contains(where: { !$0.isWhitespace }), entry != newest else { return }
    viewdidlearn_history_string(handle, H_ENTER, entry)
    guard let path, failure == nil else { return }
    do throws(HistoryFailure) {
      try withLock(on: path) { () throws(HistoryFailure) in try append(entry, to: path) }
    } catch {
      failure = error
    }
  }

  /// How many characters the longest entry has, with a mark for each of its rows, or more.
  var longestEntry: Int { 3 * viewdidlearn_history_longest(handle) }

  private var newest: String? {
    viewdidlearn_history_newest(handle).map { String(cString: $0) }
  }
}

// MARK: - The file

extension History {
  private func load(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno != ENOENT { failure = .unreadable(path: path, reason: reason()) }
      return
    }
    defer { close(descriptor) }
    guard lseek(descriptor, 0, SEEK_END) > 0 else { return }
    let count = viewdidlearn_history_string(handle, H_LOAD, path)
    if count < 0 {
      failure = .notAHistory(path: path)
    } else if count > 2 * limit {
      try? withLock(on: path) { () throws(HistoryFailure) in try shorten(path) }
    }
  }

  /// Writes a file of the newest entries beside the old one and puts it in its place.
  private func shorten(_ path: String) throws(HistoryFailure) {
    guard let newest = History(path: nil, limit: Int(limit)) else { return }
    viewdidlearn_history_string(newest.handle, H_LOAD, path)
    let draft = path + ".new"
    guard viewdidlearn_history_string(newest.handle, H_SAVE, draft) >= 0, rename(draft, path) == 0
    else { throw .unwritable(path: path, reason: reason()) }
  }

  /// libedit writes the entry, so that it alone knows the format; half an entry is taken back.
  private func append(_ entry: String, to path: String) throws(HistoryFailure) {
    guard let single = History(path: nil, limit: 1) else { return }
    viewdidlearn_history_string(single.handle, H_ENTER, entry)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason()) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard let stream = fdopen(descriptor, "a") else {
      close(descriptor)
      throw .unwritable(path: path, reason: reason())
    }
    let isWritten = viewdidlearn_history_write(single.handle, stream) >= 0
    guard fclose(stream) == 0 && isWritten else {
      let reason = reason()
      truncate(path, size)
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// Holds `PATH.lock` meanwhile: the file itself is replaced now and then, and a lock with it.
  private func withLock(
    on path: String, _ body: () throws(HistoryFailure) -> Void
  ) throws(HistoryFailure) {
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .unwritable(path: path, reason: reason()) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    try body()
  }

  private func reason() -> String {
    String(cString: strerror(errno))
  }
}
