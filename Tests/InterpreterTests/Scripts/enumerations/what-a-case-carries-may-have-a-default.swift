enum Router {
  case feed(page: Int, size: Int = 20)
  case note(_ text: String = "none", Bool)
}
func ask(_ router: Router) {
  switch router {
  case .feed(let page, let size): print(page, size)  // prints: 1 20 | 2 20 | 3 4
  case .note(let text, let isNew): print(text, isNew)  // prints: x false
  }
}
ask(Router.feed(page: 1))
ask(.feed(page: 2))
ask(.feed(page: 3, size: 4))
ask(.note("x", false))
