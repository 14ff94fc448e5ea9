public import Diagnostics
import Scanning
public import Syntax

extension SourceText {
  /// How code of Objective-C counts references, by its own words; nil where it says neither.
  ///
  /// By hand who sends the messages for it, which ARC forbids: the words alone stand in comments,
  /// and as attributes of properties, under ARC too. By ARC who says what is strong, weak or
  /// bridged, or whose `dealloc` calls no super.
  public var referenceCounting: Memory? {
    var scanner = Scanner(self, dialect: .objectiveC)
    var last = ["", "", ""]
    var (saysARC, frees) = (false, false)
    while true {
      let token = scanner.next()
      if token.isEnd { return saysARC || frees ? .automatic : nil }
      if token.isSign("]"), SourceText.isCounting(last.suffix(2)) { return .manual }
      if SourceText.isOwnership(last + [token.text]) { saysARC = true }
      if token.isSign("{"), last == ["void", ")", "dealloc"] { frees = true }
      last = [last[1], last[2], token.text]
    }
  }

  /// `… retain]` and `[super dealloc]`: words before the closing bracket of a message.
  private static func isCounting(_ words: ArraySlice<String>) -> Bool {
    ["retain", "release", "autorelease"].contains(words.last)
      || words.elementsEqual(["super", "dealloc"])
  }

  /// Whether the last words say who owns what, as an attribute or a qualifier does.
  private static func isOwnership(_ words: [String]) -> Bool {
    if words[3].hasPrefix("__bridge") || ["__strong", "__weak"].contains(words[3]) { return true }
    return ["(", ","].contains(words[1]) && ["strong", "weak"].contains(words[2])
      && [")", ","].contains(words[3])
  }
}
