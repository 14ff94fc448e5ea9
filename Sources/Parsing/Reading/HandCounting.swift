public import Diagnostics
import Syntax

extension SourceText {
  /// Whether code of Objective-C sends the messages by which references are counted by hand: the
  /// words alone stand in comments, and as attributes of properties, under ARC too.
  public var countsByHand: Bool {
    var scanner = Scanner(self, dialect: .objectiveC)
    var words = ["", ""]
    while true {
      let token = scanner.next()
      if token.isEnd { return false }
      if token.isSign("]"), SourceText.isCounting(words) { return true }
      words = [words[1], token.kind == .identifier ? token.text : ""]
    }
  }

  private static func isCounting(_ words: [String]) -> Bool {
    ["retain", "release", "autorelease"].contains(words[1]) || words == ["super", "dealloc"]
  }
}
