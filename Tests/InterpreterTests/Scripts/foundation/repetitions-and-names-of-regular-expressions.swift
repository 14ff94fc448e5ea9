import Foundation
func find(_ pattern: String, _ text: String) -> [String] {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return ["wrong"] }
  let all = NSRange(location: 0, length: (text as NSString).length)
  return expression.matches(in: text, range: all).map { match in
    (0..<match.numberOfRanges).map { group in
      let range = match.range(at: group)
      return range.location == NSNotFound ? "-" : "\(range.location)+\(range.length)"
    }.joined(separator: " ")
  }
}
print(find("\\Qa.b\\E+", "a.bbb"), find("\\Qab", "abb"))  // prints: ["0+5"] ["0+2"]
print(find("\\Q\\E+", "a"), find("a**", "a"), find("a+*", "a"), find("a{1,2}{2}", "a"))  // prints: ["wrong"] ["wrong"] ["wrong"] ["wrong"]
print(find("a?+", "aa"), find("a+?", "aa"))  // prints: ["0+1", "1+1", "2+0"] ["0+1", "1+1"]
print(find("(a*)*", "aab"))  // prints: ["0+2 2+0", "2+0 2+0", "3+0 3+0"]
print(find("(a*)+", "aab"))  // prints: ["0+2 2+0", "2+0 2+0", "3+0 3+0"]
print(find("(a|b)*", "aab"), find("(?:(a)|b)*", "ab"))  // prints: ["0+3 2+1", "3+0 -"] ["0+2 0+1", "2+0 -"]
print(find("(?<n>a)(?<n>b)", "ab"), find("(?<n>a)(?<m>b)", "ab"))  // prints: ["wrong"] ["0+2 0+1 1+1"]
let dates = try NSRegularExpression(pattern: "(?<year>\\d+)-(?<month>\\d+)?")
let text = "\u{1F600}2024-"
let match = dates.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))!
print(match.range(withName: "year"))  // prints: {2, 4}
print(match.range(withName: "month").location == NSNotFound)  // prints: true
print(match.range(withName: "day").location == NSNotFound)  // prints: true
let long = String(repeating: "\u{1F600}a", count: 20_000)
let letters = try NSRegularExpression(pattern: "a")
let found = letters.matches(in: long, range: NSRange(long.startIndex..., in: long))
print(found.count, found.last!.range)  // prints: 20000 {59999, 1}
