import Cohorts
import LibC
import Sealing

/// By which a learner is known again, and nobody else can be: kept in the state folder.
struct LearnerToken {
  /// 64 digits of base 16, of 32 random bytes.
  let secret: String

  /// The id that a cohort has for the learner.
  var learner: String { sha256(Array(secret.utf8)).hexadecimal }

  /// The token of a state folder, drawn when it is first asked for.
  init(in folder: String) throws(Files.WritingFault) {
    let path = LearnerToken.path(in: folder)
    if let known = LearnerToken.known(at: path) {
      secret = known
      return
    }
    let drawn = randomBytes(32).hexadecimal
    try Files.makeFolders(of: path)
    do throws(Files.WritingFault) {
      try Files.write(drawn + "\n", to: path, isPrivate: true)
      secret = drawn
    } catch .exists {
      // Another prompt was quicker, or what stands there is no token.
      guard let known = LearnerToken.known(at: path) else { throw .exists }
      secret = known
    }
  }

  /// The name that the learner has in a cohort, given now or before; empty where none was.
  func name(in cohort: String, of database: any Database) throws(DatabaseFault) -> String {
    try database.run(.learners, [.text(cohort)]).first { $0.text(0) == learner }?.text(1) ?? ""
  }

  /// In the state folder.
  static func path(in folder: String) -> String { folder + "/learner.token" }

  /// Nil where there is none, or what stands there is no token.
  private static func known(at path: String) -> String? {
    guard let bytes = try? Files.bytes(at: path, atMost: 100) else { return nil }
    let text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return text.utf8.count == 64 ? text : nil
  }
}
