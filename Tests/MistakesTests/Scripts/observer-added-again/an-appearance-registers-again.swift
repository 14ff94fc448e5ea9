class ChatController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // mistake 0 l observer added again
      self, selector: #selector(came), name: Notification.Name("message"), object: nil)
  }
  @objc func came() {}
}
let chat = ChatController()
window.rootViewController = chat
window.rootViewController = UIViewController()
window.rootViewController = chat
