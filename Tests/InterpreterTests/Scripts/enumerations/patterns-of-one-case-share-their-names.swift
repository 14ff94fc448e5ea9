enum Request { case get(url: String, headers: [String] = []), post(url: String, body: String), none }
func url(_ request: Request) -> String {
  switch request {
  case .get(let url, _), .post(let url, _): return url
  case .none: return "-"
  }
}
print([Request.get(url: "/a"), .post(url: "/b", body: "x"), .none].map(url))  // prints: ["/a", "/b", "-"]
let pairs = [(0, 3), (4, 0), (1, 2)]
for pair in pairs {
  switch pair {
  case (let far, 0), (0, let far): print("on an axis", far)  // prints: on an axis 3 | on an axis 4
  default: print("off")  // prints: off
  }
}
