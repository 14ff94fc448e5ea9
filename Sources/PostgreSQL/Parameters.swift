import CPostgreSQL
import Cohorts

/// The values of a statement as libpq takes them: texts by their length, so that none ends early.
struct Parameters {
  private let bytes: [[UInt8]]
  private let types: [Oid]
  private let formats: [Int32]

  init(_ values: [Datum]) {
    bytes = values.map { value in
      switch value {
      // Whatever the format, libpq wants a place that exists, and numbers end with a zero.
      case .integer(let value): Array(String(value).utf8) + [0]
      case .text(let value): Array(value.utf8) + [0]
      }
    }
    types = values.map { if case .integer = $0 { ColumnType.integer } else { ColumnType.text } }
    formats = values.map { if case .integer = $0 { 0 } else { 1 } }
  }

  /// Sends a statement with the values; 1 where that succeeded.
  func send(_ sql: String, on connection: OpaquePointer) -> Int32 {
    let all = bytes.flatMap { $0 }
    return all.withUnsafeBytes { all in
      var offset = 0
      var pointers: [UnsafePointer<CChar>?] = []
      for bytes in bytes {
        pointers.append(all.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) })
        offset += bytes.count
      }
      return PQsendQueryParams(
        connection, sql, Int32(bytes.count), types, pointers,
        bytes.map { Int32($0.count - 1) }, formats, 0)
    }
  }
}

/// Types of columns, by the numbers that PostgreSQL has for them (`pg_type.dat`).
enum ColumnType {
  static let integer: Oid = 20
  static let text: Oid = 25
}
