let name = Notification.Name("saved")
let note = Notification(name: name, object: nil, userInfo: ["a": 1])
print(note.userInfo as Any)  // prints: Optional([AnyHashable("a"): 1])
print(note.userInfo!)  // prints: [AnyHashable("a"): 1]
print(note)  // prints: name = saved, object = nil, userInfo = Optional([AnyHashable("a"): 1])
for (key, value) in note.userInfo ?? [:] { print(key, value) }  // prints: a 1
print(note.userInfo?["a"] as? Int ?? 0)  // prints: 1
let plain = Notification(name: .init("plain"))
print(plain.name.rawValue, plain.userInfo == nil)  // prints: plain true
let center = NotificationCenter.default
let token = center.addObserver(forName: plain.name, object: nil, queue: nil) {
  print($0.name.rawValue)  // prints: plain
}
center.post(plain)
