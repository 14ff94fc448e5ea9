import CSQLite
import LibC

/// What went wrong with the database, as far as the journal treats it differently.
enum DatabaseFailure: Error, Equatable {
  case damaged
  case locked
  case full
  case readOnly
  /// The file cannot be opened or created; `reason` is the system's word for it.
  case unopenable(reason: String)
  /// The file system offers no memory shared between processes, which WAL is built on.
  case withoutSharedMemory
  /// The file was written by a newer version of the program.
  case newer(format: Int)
  /// The file was set aside, moved or deleted since it was opened.
  case moved
  case other(reason: String)
}

extension DatabaseFailure {
  /// The failure that a call on a database has just reported.
  init(code: Int32, of database: OpaquePointer?) {
    let extended = sqlite3_extended_errcode(database)
    self.init(
      code: extended & 0xFF == code & 0xFF ? extended : code,
      errno: sqlite3_system_errno(database), message: String(cString: sqlite3_errmsg(database)))
  }

  /// - Parameters:
  ///   - code: a result code, extended where possible.
  ///   - errno: what the system last said about the file; it counts only when a file operation failed.
  init(code: Int32, errno: Int32, message: String) {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .damaged
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .locked
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CANTOPEN:
      self = .unopenable(reason: errno == 0 ? message : systemReason(errno))
    case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(errno): self = .full
    case SQLITE_IOERR where errno == EROFS: self = .readOnly
    case SQLITE_IOERR where sharedMemoryCodes.contains(code): self = .withoutSharedMemory
    case SQLITE_IOERR where errno != 0: self = .other(reason: systemReason(errno))
    default: self = .other(reason: message)
    }
  }
}

/// The extended codes `SQLITE_IOERR_SHMOPEN`, `SHMSIZE`, `SHMLOCK` and `SHMMAP` (sqlite.org,
/// "Result and Error Codes"); as macros with a shift they are not imported.
private let sharedMemoryCodes = [18, 19, 20, 21].map { SQLITE_IOERR | $0 << 8 }

/// The system's own words for an error number.
func systemReason(_ errno: Int32) -> String {
  String(cString: strerror(errno))
}
