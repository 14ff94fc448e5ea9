class Token { deinit { print("token gone") } }  // prints: token gone
class Page: UIViewController {
  var token: Token? = Token()
  deinit { if let token { print("page gone", token === self.token) } }  // prints: page gone true
}
let pages = UINavigationController(rootViewController: UIViewController())
window.rootViewController = pages
pages.pushViewController(Page(), animated: false)
pages.popViewController(animated: false)
print("after")  // prints: after
