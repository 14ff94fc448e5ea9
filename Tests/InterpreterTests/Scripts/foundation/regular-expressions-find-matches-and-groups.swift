import Foundation
let expression = try NSRegularExpression(pattern: "(\\w+)@(\\w+)(\\.cz)?")
let text = "Piš na ada@lab nebo eva@web.cz"
let whole = NSRange(text.startIndex..., in: text)
for match in expression.matches(in: text, range: whole) {
  print((text as NSString).substring(with: match.range), match.numberOfRanges, match.range(at: 3).location == NSNotFound)  // prints: ada@lab 4 true | eva@web.cz 4 false
}
print(expression.numberOfMatches(in: text, options: [], range: whole), expression.numberOfCaptureGroups)  // prints: 2 3
if let match = expression.firstMatch(in: text, options: [], range: whole), let range = Range(match.range(at: 2), in: text) {
  print(text[range])  // prints: lab
}
print(expression.firstMatch(in: "no", options: [], range: NSRange(location: 0, length: 2)) == nil)  // prints: true
print(expression.stringByReplacingMatches(in: text, options: [], range: whole, withTemplate: "<$1>"))  // prints: Piš na <ada> nebo <eva>
expression.enumerateMatches(in: text, options: [], range: whole) { match, _, stop in
  print(match!.range.location)  // prints: 7
  stop.pointee = true
}
do {
  _ = try NSRegularExpression(pattern: "(", options: .caseInsensitive)
} catch {
  print((error as NSError).code)  // prints: 2048
}
print((try? NSRegularExpression(pattern: "[a")) == nil)  // prints: true
print(NSRegularExpression.escapedPattern(for: "1.5 (a)"))  // prints: 1\.5 \(a\)
let small = try! NSRegularExpression(pattern: "^b", options: [.caseInsensitive, .anchorsMatchLines])
print(small.numberOfMatches(in: "b\nB", range: NSRange(location: 0, length: 3)))  // prints: 2
