import Foundation
struct Link: Hashable {
  var url: URL?
  let home: URL
}
let one = Link(url: URL(string: "a://b"), home: URL(string: "c://d/e")!)
let two = Link(url: URL(string: "a://b"), home: URL(string: "c://d/e")!)
print(one == two, one.url == two.url, one.home == URL(string: "c://d")!)  // prints: true true false
print(Set([one, two]).count, [one.home: 1][two.home]!)  // prints: 1 1
print(URL(string: "https://user@host.com:8080/a")!.host!)  // prints: host.com
