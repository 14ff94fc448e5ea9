import UIKit
let name = Notification.Name("changed")
let listener = Task {
  for await note in NotificationCenter.default.notifications(named: name) {
    print("heard", note.object as? String ?? "nothing")  // prints: heard one | heard two
  }
  print("no longer")  // prints: no longer
}
NotificationCenter.default.post(name: name, object: "one")
NotificationCenter.default.post(name: name, object: "two")
listener.cancel()
NotificationCenter.default.post(name: name, object: "three")
