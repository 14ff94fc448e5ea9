import CSQLite

/// A prepared statement; its parameters are bound by position, from 1, or by number where they are
/// called `$1`, `$2`, …: to SQLite these are names.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  init(_ sql: String, on database: OpaquePointer) throws(DatabaseFailure) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw DatabaseFailure(code: code, of: database)
    }
    self.handle = handle
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement from its beginning and hands each row to `body`.
  func run(
    _ values: [Value] = [], row body: (Row) -> Void = { _ in }
  ) throws(DatabaseFailure) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(handle)
      switch code {
      case SQLITE_ROW: body(Row(handle: handle))
      case SQLITE_DONE: return
      default: throw DatabaseFailure(code: code, of: database)
      }
    }
  }

  private func bind(_ value: Value, at number: Int32) throws(DatabaseFailure) {
    let named = sqlite3_bind_parameter_index(handle, "$\(number)")
    let index = named == 0 ? number : named
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let value): sqlite3_bind_int64(handle, index, Int64(value))
      case .text(let value):
        sqlite3_bind_text64(
          handle, index, value, UInt64(value.utf8.count), transient, UInt8(SQLITE_UTF8))
      }
    guard code == SQLITE_OK else { throw DatabaseFailure(code: code, of: database) }
  }
}

/// `SQLITE_TRANSIENT`: SQLite copies the bytes before the call returns. The macro is a cast of -1
/// and is not imported.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Statement {
  enum Value {
    case null
    case integer(Int)
    case text(String)
  }

  /// The row a statement stands at; columns are counted from 0.
  struct Row {
    fileprivate let handle: OpaquePointer

    var columns: Range<Int32> { 0..<sqlite3_column_count(handle) }

    func isInteger(_ column: Int32) -> Bool {
      sqlite3_column_type(handle, column) == SQLITE_INTEGER
    }

    func integer(_ column: Int32) -> Int {
      Int(sqlite3_column_int64(handle, column))
    }

    func text(_ column: Int32) -> String {
      guard let start = sqlite3_column_text(handle, column) else { return "" }
      let bytes = UnsafeBufferPointer(
        start: start, count: Int(sqlite3_column_bytes(handle, column)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
