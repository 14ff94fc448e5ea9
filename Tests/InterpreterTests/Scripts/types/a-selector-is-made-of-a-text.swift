class Worker: NSObject {
  @objc func go() { print("gone") }  // prints: gone
}
let worker = Worker()
let go = Selector("go")
worker.perform(go)
print(go, worker.responds(to: Selector(("go"))), worker.responds(to: Selector("stay")))  // prints: go true false
let same: Selector = #selector(Worker.go)
print(same == Selector("go"))  // prints: true
