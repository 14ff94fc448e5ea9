:ios 16
import Foundation
print(URL(string: "") == nil, URL(string: "https://a.cz/a b") == nil, URL(string: "https://a.cz/a%20b")?.path ?? "")  // prints: true true /a b
