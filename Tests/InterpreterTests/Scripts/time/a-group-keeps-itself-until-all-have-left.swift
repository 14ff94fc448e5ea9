class Page: UIViewController {
  let group = DispatchGroup()
  func load() {
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.group.leave() }
    group.enter()
    DispatchQueue.main.async { self.group.leave() }
    group.notify(queue: .main) { print("both", self.isViewLoaded) }  // prints: both false
    print("not yet")  // prints: not yet
  }
  deinit { print("gone") }  // prints: gone
}
var page: Page? = Page()
page?.load()
page = nil
:wait 0.5
print("still there")  // prints: still there
:wait 1

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { print(Thread.isMainThread) }  // prints: false
group.notify(queue: .main) { print("done", Thread.isMainThread) }  // prints: done true
group.notify(queue: .global()) { print("empty already") }  // prints: empty already
group.leave()  // fails: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()
