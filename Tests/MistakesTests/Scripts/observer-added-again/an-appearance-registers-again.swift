class ChatController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {  // mistake 0 l observer added again
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(came), name: Notification.Name("message"), object: nil)
  }
  @objc func came() {}
}
let chat = ChatController()
window.rootViewController = chat
window.rootViewController = UIViewController()
window.rootViewController = chat
