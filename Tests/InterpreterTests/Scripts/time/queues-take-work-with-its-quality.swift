do {
  let item = DispatchWorkItem(qos: .userInitiated) { print("item") }  // prints: item
  item.notify(queue: .main) { print("after the item") }  // prints: after the item
  DispatchQueue.global().async {
    print(item.wait(timeout: .now() + 1))  // prints: success
    item.notify(queue: .main) { print("at once") }  // prints: at once
  }
  DispatchQueue.global().async(execute: item)
}
:wait 1
let group = DispatchGroup()
let queue = DispatchQueue(label: "work", attributes: .concurrent)
queue.async(qos: .background) { print("quality") }  // prints: quality
queue.async(flags: .barrier) { print("barrier") }  // prints: barrier
queue.async(group: group, qos: .utility, flags: []) { print("in the group") }  // prints: in the group
group.notify(queue: .main) { print("the group is empty") }  // prints: the group is empty
queue.asyncAfter(deadline: .now() + 1, qos: .default, flags: .noQoS) { print("later") }  // prints: later
:wait 2
RunLoop.main.perform(inModes: [.common]) { print("in a mode") }  // prints: in a mode
:wait 1
class Worker: NSObject {
  @objc func go() { print("gone") }  // prints: gone | gone
}
let worker = Worker()
worker.perform(#selector(Worker.go), with: nil, afterDelay: 1, inModes: [.common])
worker.perform(#selector(Worker.go), with: nil, afterDelay: 1)
:wait 1
