import Foundation
func found(_ pattern: String, in text: String) -> [String] {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return ["refused"] }
  return expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    .map { (text as NSString).substring(with: $0.range) }
}
print(found("(?i)[^a]", in: "AaBb"))  // prints: ["B", "b"]
print(found("[a-\\d]", in: "a-1b"))  // prints: ["refused"]
print(found("[]a]", in: "]a"), found("[^]a]", in: "]ab"), found("[]", in: "]"))  // prints: ["]", "a"] ["b"] ["refused"]
print(found("(?#a remark)a(?# another)+", in: "aab"))  // prints: ["aa"]
print(found("(?x) a  b # a remark", in: "ab"))  // prints: ["ab"]
print(found("(?<=a+)b", in: "aab"), found("(?<=a{1,3})b", in: "aab"), found("(?<=a|b+)x", in: "ax"))  // prints: ["refused"] ["b"] ["refused"]
print(found("\\i\\-}", in: "i-}"), found("\\i\\-", in: "i-"), found("", in: "a"))  // prints: ["refused"] ["i-"] ["refused"]
let ahead = try! NSRegularExpression(pattern: "(?=(\\w+))a|(b)")
let match = ahead.firstMatch(in: "abc", range: NSRange(location: 0, length: 3))!
print(match.range(at: 1), match.range(at: 2).location == NSNotFound)  // prints: {0, 3} true
let pair = try! NSRegularExpression(pattern: "(a)(b)")
for template in ["$12", "$01", "$3", "$x", "$21$", "\\$1$0"] {
  print(pair.stringByReplacingMatches(in: "xabx", range: NSRange(location: 0, length: 4), withTemplate: template))  // prints: xa2x | xax | xx | x$xx | xb1$x | x$1abx
}
