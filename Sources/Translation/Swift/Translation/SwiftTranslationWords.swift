// Messages that Swift does without.
extension SwiftTranslation {
  /// Messages of manual memory management that answer their receiver, and that answer nothing.
  static let countingMessages: Set<String> = ["retain", "autorelease"]
  /// `drain` is what an autorelease pool is sent.
  static let releasingMessages: Set<String> = ["release", "drain"]
}
