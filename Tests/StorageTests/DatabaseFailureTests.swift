import LibC
import Testing

@testable import Storage

@Suite struct DatabaseFailureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var code: Int32
    var errno: Int32
    var failure: DatabaseFailure

    init(_ code: Int32, errno: Int32 = 0, _ failure: DatabaseFailure) {
      self.code = code
      self.errno = errno
      self.failure = failure
    }

    var testDescription: String { "\(code), \(errno)" }
  }

  /// Codes as sqlite.org, "Result and Error Codes", numbers them.
  @Test(arguments: [
    Case(11, .damaged),
    Case(267, .damaged),
    Case(26, errno: ENOENT, .damaged),
    Case(5, .locked),
    Case(517, .locked),
    Case(15, .locked),
    Case(13, .full),
    Case(778, errno: ENOSPC, .full),
    Case(778, errno: EDQUOT, .full),
    Case(8, .readOnly),
    Case(1288, .readOnly),
    Case(778, errno: EROFS, .readOnly),
    Case(14, errno: EACCES, .unopenable(reason: "Permission denied")),
    Case(14, .unopenable(reason: "words")),
    Case(5386, errno: ENODEV, .withoutSharedMemory),
    Case(4618, .withoutSharedMemory),
    Case(266, errno: EIO, .other(reason: "Input/output error")),
    Case(1, errno: ENOENT, .other(reason: "words")),
  ])
  func aCodeIsOneOfTheFactsThatMatter(_ example: Case) {
    let failure = DatabaseFailure(code: example.code, errno: example.errno, message: "words")
    #expect(failure == example.failure)
  }
}
