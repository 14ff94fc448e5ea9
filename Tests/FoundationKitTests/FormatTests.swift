import Glibc
import ObjectModel
import ObjectRuntime
import Simulator
import Testing
import UIKitClasses

@testable import FoundationKit

struct FormatTests {
  private func formatted(_ format: String, _ values: Value...) throws -> String {
    var turn = Turn(on: Simulation())
    return try turn.format([.string(format)] + values)
  }

  /// Left a directive, in the middle what it is given, right what glibc's `printf` prints.
  private static let table: [(directive: String, value: Value, text: String)] = [
    ("%e", .real(1234.5), "1.234500e+03"),
    ("%E", .real(1234.5), "1.234500E+03"),
    ("%g", .real(1e7), "1e+07"),
    ("%g", .real(100000.0), "100000"),
    ("%g", .real(1e-5), "1e-05"),
    ("%G", .real(1e-10), "1E-10"),
    ("%.3g", .real(1234.5), "1.23e+03"),
    ("%#g", .real(1.0), "1.00000"),
    ("%.0f", .real(0.5), "0"),
    ("%.0f", .real(1.5), "2"),
    ("%.2f", .real(2.675), "2.67"),
    ("%f", .real(1e22), "10000000000000000000000.000000"),
    ("%+.1f", .real(3.0), "+3.0"),
    ("% f", .real(3.0), " 3.000000"),
    ("%010.2f", .real(-3.14159), "-000003.14"),
    ("%-10.2f", .real(3.14159), "3.14      "),
    ("%.20f", .real(0.1), "0.10000000000000000555"),
    ("%a", .real(1.0), "0x1p+0"),
    ("%f", .real(.infinity), "inf"),
    ("%08.3f", .real(-.infinity), "    -inf"),
    ("%5.1e", .real(0.0), "0.0e+00"),
    ("%+d", .int(5), "+5"),
    ("%+d", .int(-5), "-5"),
    ("% d", .int(5), " 5"),
    ("%05d", .int(-42), "-0042"),
    ("%-5d", .int(42), "42   "),
    ("%.3d", .int(7), "007"),
    ("%8.3d", .int(7), "     007"),
    ("%#x", .int(255), "0xff"),
    ("%#X", .int(255), "0XFF"),
    ("%#o", .int(8), "010"),
    ("%x", .int(-1), "ffffffff"),
    ("%X", .int(-1), "FFFFFFFF"),
    ("%u", .int(-1), "4294967295"),
    ("%o", .int(-1), "37777777777"),
    ("%hhd", .int(300), "44"),
    ("%hd", .int(70_000), "4464"),
    ("%hhu", .int(-1), "255"),
    ("%hx", .int(-1), "ffff"),
    ("%d", .int(5_000_000_000), "705032704"),
    ("%ld", .int(5_000_000_000), "5000000000"),
    ("%lu", .int(-1), "18446744073709551615"),
    ("%lx", .int(-1), "ffffffffffffffff"),
    ("%llu", .int(-1), "18446744073709551615"),
    ("%qd", .int(5_000_000_000), "5000000000"),
    ("%zd", .int(5_000_000_000), "5000000000"),
  ]

  @Test(arguments: table.indices)
  func numbersArePrintedAsCPrintsThem(_ place: Int) throws {
    let (directive, value, text) = FormatTests.table[place]
    #expect(try formatted("<" + directive + ">", value) == "<" + text + ">")
  }

  /// C's own `vsnprintf` judges every combination.
  @Test func everyCombinationIsAsInC() throws {
    let numbers: [Double] = [
      0, -0.0, 1, -1.5, 0.1, 1234.5678, 9.995, 1e-7, 123_456_789, -1e16, 6.02e23, 1e308,
      .leastNonzeroMagnitude,
      .infinity,
    ]
    for flags in ["", "-", "+", " ", "#", "0", "+0", "-#"] {
      for width in ["", "1", "12"] {
        for precision in ["", ".", ".0", ".1", ".17"] {
          let start = "%" + flags + width + precision
          for number in numbers {
            for conversion in ["f", "e", "E", "g", "G", "a"] {
              let format = start + conversion
              #expect(try formatted(format, .real(number)) == printed(format, number))
            }
            let whole = Int(saturating: number)
            for conversion in ["ld", "lu", "lx", "lX", "lo", "d", "u", "x", "hd", "hhu", "lli"] {
              let format = start + conversion
              #expect(try formatted(format, .int(whole)) == printed(format, whole))
            }
          }
        }
      }
    }
  }

  private func printed(_ format: String, _ number: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 1000)
    let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func widthAndPrecisionMayBeArguments() throws {
    #expect(
      try formatted("%*d|%-*d|%.*f", .int(5), .int(42), .int(5), .int(7), .int(2), .real(1))
        == "   42|7    |1.00")
    #expect(try formatted("%*d|", .int(-4), .int(42)) == "42  |")
    #expect(try formatted("%.*f", .int(-1), .real(1)) == "1.000000")
  }

  @Test func argumentsMayBeNumbered() throws {
    #expect(try formatted("%2$@, %1$@", .string("a"), .string("b")) == "b, a")
    #expect(try formatted("%3$d", .int(1)) == "0")
  }

  @Test func whatIsNoDirectiveIsPrintedAsItStands() throws {
    #expect(try formatted("%y 100 %", .int(1)) == "%y 100 %")
    #expect(try formatted("%d%%", .int(7)) == "7%")
  }

  @Test func textsAreCutAndFilled() throws {
    #expect(
      try formatted(
        "%5@|%-5@|%.2s|%c|%C", .string("ab"), .string("ab"), .string("abc"), .int(65), .int(0x416))
        == "   ab|ab   |ab|A|Ж")
  }

  @Test func aWidthThatNoMemoryHoldsEndsTheRun() throws {
    #expect(throws: Fault.stopped(.memory)) { try formatted("%999999999d", .int(1)) }
    #expect(throws: Fault.stopped(.memory)) { try formatted("%99999999999999999999@", .int(1)) }
    #expect(try formatted("%100000d", .int(1)).utf8.count == 100_000)
  }
}
