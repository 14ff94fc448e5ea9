import CPostgreSQL
import Cohorts

extension OpaquePointer {
  /// The rows of a result.
  var rows: [Row] {
    (0..<PQntuples(self)).map { row in
      Row((0..<PQnfields(self)).map { datum(row, $0) })
    }
  }

  private func datum(_ row: Int32, _ column: Int32) -> Datum {
    let bytes = UnsafeRawBufferPointer(
      start: PQgetvalue(self, row, column), count: Int(PQgetlength(self, row, column)))
    let text = String(decoding: bytes, as: UTF8.self)
    guard PQftype(self, column) == ColumnType.integer, let value = Int(text) else {
      return .text(text)
    }
    return .integer(value)
  }
}
