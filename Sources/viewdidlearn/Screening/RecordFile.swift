import LibC
import Screening
import Sealing

/// The file of a record: a line is on the disk before anybody is told of it.
final class RecordFile {
  /// Open and locked as long as the sitting lasts.
  private let descriptor: Int32
  /// Whose key seals what is written.
  private let examiner: PublicKeys
  /// As it stands on the disk.
  private(set) var record: Record
  /// Whether its last line was cut while it was written, and has been taken off.
  private(set) var wasTorn = false
  /// How many bytes of the file stand.
  private var length: Int
  /// By which the candidate opens what is written; nil where it is not known.
  private(set) var code: ShortCode?
  /// Which the code is, or is found again by it.
  private var key: CodeKey?
  /// What was written since the file was opened.
  private var written: [Entry] = []
  /// What was sealed behind the last line, and could not be written.
  private var tried = TriedPlaces()

  /// Why a record cannot be begun, or gone on with.
  enum Fault: Error {
    case unwritable(reason: String, isName: Bool)
    /// Another program writes into it.
    case inUse
    /// It is no record, or one that was changed.
    case unsound(SealedFault)
    case otherPack
    /// With the receipt that it ended with.
    case ended(ShortCode)
  }

  /// The descriptor is closed with the object.
  private init(_ descriptor: Int32, _ examiner: PublicKeys, _ record: Record, length: Int) {
    (self.descriptor, self.examiner, self.record) = (descriptor, examiner, record)
    self.length = length
  }

  deinit { close(descriptor) }

  /// Begins a new record; never one that is there already.
  ///
  /// - Parameter code: by which the candidate is to open it.
  static func begin(
    _ path: String, _ head: RecordHead, _ examiner: PublicKeys, _ code: ShortCode?
  ) throws(Fault) -> RecordFile {
    let (record, line) = Record.begin(head, .sodium)
    // A kill while the key is made leaves nothing behind.
    let key = code.flatMap { CodeKey("\($0)", salt: record.origin) }
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw fault }
    let file = RecordFile(descriptor, examiner, record, length: 0)
    do throws(Fault) {
      try file.lock()
      try file.write(line)
      try syncFolder(of: path)
    } catch {
      unlink(path)
      throw error
    }
    if key != nil { (file.code, file.key) = (code, key) }
    return file
  }

  /// Goes on with a record; a last line that was cut while it was written is taken off.
  static func goOn(
    _ path: String, with pack: [UInt8], _ examiner: PublicKeys
  ) throws(Fault) -> RecordFile {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unsound(SealedFault(line: 1, .foreignFormat))
    }
    let reading = RecordReading((try? Files.bytes(of: descriptor)) ?? [], .sodium)
    let record: Record
    do throws(SealedFault) {
      record = try reading.sound(exceptCut: true)
    } catch {
      close(descriptor)
      throw .unsound(error)
    }
    let file = RecordFile(descriptor, examiner, record, length: reading.soundLength)
    try file.lock()
    file.wasTorn = reading.fault != nil
    if record.head.pack != pack { throw .otherPack }
    if record.isClosed { throw .ended(record.receipt) }
    if file.wasTorn { try file.cut() }
    return file
  }

  /// Has entries stand, all of them or none.
  func append(_ entries: [Entry]) throws(Fault) {
    if entries.isEmpty { return }
    var (next, key, text) = (record, key, "")
    let entries = tried.take(entries)
    for entry in entries {
      let place = next.place(at: entry.at.wall)
      let line = next.line(for: entry, .sodium) { bytes in
        if let key { return key.seal(bytes, for: examiner, at: place) }
        guard entry.kind == .resumed, let told = record.lines.first?.sealed,
          let drawn = CodeKey.drawn(after: told, sealing: bytes, for: examiner)
        else { return examiner.seal(bytes) }
        key = drawn.key
        return drawn.box
      }
      guard let line else { throw .ended(next.receipt) }
      next.add(line.line)
      text += line.text
    }
    try write(text)
    (record, tried) = (next, TriedPlaces())
    self.key = self.key ?? key
    written += entries
  }

  /// The lines of the record as a code opens them, which seals what is written from now on too; nil
  /// where it opens none.
  func opened(by code: ShortCode) -> [KnownLine]? {
    guard let own = CodeKey("\(code)", salt: record.origin) else { return nil }
    var (first, key): ([UInt8]?, CodeKey?)
    var entries = record.entries(.sodium) { line, place in
      if let first, line.kind == .resumed {
        key = own.drawn(with: line.sealed, after: first)
        return nil
      }
      first = first ?? place
      return own.open(line.sealed, for: examiner, at: place)
        ?? key?.open(line.sealed, for: examiner, at: place)
    }
    if entries.allSatisfy({ $0 == nil }) { return nil }
    (self.code, self.key) = (code, own)
    entries.replaceSubrange((entries.count - written.count)..., with: written)
    return zip(record.lines, entries).map { KnownLine($0, $1) }
  }

  /// Behind the lines that count, and onto the disk; what was written in part is cut off again.
  private func write(_ text: String) throws(Fault) {
    let isWritten =
      lseek(descriptor, off_t(length), SEEK_SET) >= 0 && Output.write(text, to: descriptor)
      && fsync(descriptor) == 0
    guard isWritten else {
      let fault = RecordFile.fault
      try cut()
      throw fault
    }
    length += text.utf8.count
  }

  /// Takes off what stands behind the lines that count.
  private func cut() throws(Fault) {
    guard ftruncate(descriptor, off_t(length)) == 0, fsync(descriptor) == 0 else {
      throw RecordFile.fault
    }
  }

  /// Two prompts with one record would write over each other's lines.
  private func lock() throws(Fault) {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .inUse }
  }

  /// A new name is lost with the power unless its folder is written too.
  private static func syncFolder(of path: String) throws(Fault) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault }
    defer { close(descriptor) }
    // Some file systems know nothing of syncing folders.
    if fsync(descriptor) != 0, errno != EINVAL { throw fault }
  }

  /// What the system has just said.
  private static var fault: Fault {
    let names = [ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP, EINVAL, EEXIST]
    return .unwritable(reason: Files.systemError, isName: names.contains(errno))
  }
}
