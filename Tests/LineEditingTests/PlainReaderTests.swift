import LibC
import LineEditing
import Testing

@Suite struct PlainReaderTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\u{FEFF}a\nb\n", ["a", "b"]),
    ("a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]), ("привет\n日本\n😀", ["привет", "日本", "😀"]),
    ("\u{FEFF}", [""]), ("a\r", ["a\r"]),
  ])
  func linesAreRead(input: String, lines: [String]) throws {
    #expect(try results(of: Array(input.utf8)) == lines.map { .success($0) })
  }

  struct Fault: CustomTestStringConvertible {
    var bytes: [UInt8]
    var results: [Result<String, InputFault>]
    var testDescription: String { "\(bytes)" }
  }

  @Test(arguments: [
    Fault(
      bytes: Array("ok\na".utf8) + [0xFF] + Array("b\nlast".utf8),
      results: [
        .success("ok"),
        .failure(.notUTF8(byte: 0xFF, at: .init(offset: 4, line: 2, column: 2))),
        .success("last"),
      ]),
    Fault(
      bytes: Array("日本\0x\n".utf8),
      results: [.failure(.nulByte(at: .init(offset: 6, line: 1, column: 3)))]),
    Fault(
      bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xC3],
      results: [.failure(.notUTF8(byte: 0xC3, at: .init(offset: 4, line: 1, column: 2)))]),
    Fault(  // an encoded surrogate, an overlong slash, a byte beyond Unicode
      bytes: [0xED, 0xA0, 0x80, 0x0A, 0xC0, 0xAF, 0x0A, 0xF5],
      results: [
        .failure(.notUTF8(byte: 0xED, at: .init(offset: 0, line: 1, column: 1))),
        .failure(.notUTF8(byte: 0xC0, at: .init(offset: 4, line: 2, column: 1))),
        .failure(.notUTF8(byte: 0xF5, at: .init(offset: 7, line: 3, column: 1))),
      ]),
    Fault(  // UTF-16 with its byte-order mark
      bytes: [0xFF, 0xFE, 0x61, 0x00],
      results: [.failure(.notUTF8(byte: 0xFF, at: .init(offset: 0, line: 1, column: 1)))]),
  ])
  func whatIsNoTextIsAnErrorWithItsPlaceAndReadingGoesOn(_ example: Fault) throws {
    #expect(try results(of: example.bytes) == example.results)
  }

  @Test func aLineOfAMegabyteIsRead() throws {
    let line = String(repeating: "я", count: 500_000)
    let file = try #require(tmpfile())
    defer { fclose(file) }
    fputs("short\n" + line + "\nend", file)
    rewind(file)
    var reader = PlainReader(descriptor: fileno(file))
    #expect(try reader.readLine() == .text("short"))
    #expect(try reader.readLine() == .text(line))
    #expect(try reader.readLine() == .text("end"))
    #expect(try reader.readLine() == .end)
  }

  @Test func aLineIsReturnedAsSoonAsItIsThere() throws {
    let pipe = try Pipe()
    var reader = PlainReader(descriptor: pipe.output)
    pipe.write(Array("one\ntw".utf8))
    #expect(try reader.readLine() == .text("one"))
    pipe.write(Array("o\n".utf8))
    #expect(try reader.readLine() == .text("two"))
    pipe.finish()
    #expect(try reader.readLine() == .end)
    #expect(try reader.readLine() == .end)
  }

  @Test func whatCannotBeReadIsAnErrorAndThenTheEnd() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var reader = PlainReader(descriptor: folder)
    var fault: InputFault?
    do throws(InputFault) { _ = try reader.readLine() } catch { fault = error }
    #expect(fault == .unreadable(reason: "Is a directory"))
    #expect(try reader.readLine() == .end)
  }

  /// What a reader makes of bytes that come through a pipe, up to the end.
  private func results(of bytes: [UInt8]) throws -> [Result<String, InputFault>] {
    let pipe = try Pipe()
    pipe.write(bytes)
    pipe.finish()
    var reader = PlainReader(descriptor: pipe.output)
    var results: [Result<String, InputFault>] = []
    while true {
      do throws(InputFault) {
        guard case .text(let line) = try reader.readLine() else { return results }
        results.append(.success(line))
      } catch {
        results.append(.failure(error))
      }
    }
  }
}

/// A pipe whose input end can be closed while the output end is read.
private final class Pipe {
  let output: Int32
  private var input: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    finish()
    close(output)
  }

  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
  }

  func finish() {
    if input >= 0 { close(input) }
    input = -1
  }
}
