import UIKit

struct Message: Hashable, Identifiable {
    enum Sender: String { case me, them }
    let id: Int
    let sender: Sender
    let text: String
}

final class ChatStore {
    static let didChange = Notification.Name("ChatStoreDidChange")
    private(set) var messages: [Message] = [] {
        didSet { NotificationCenter.default.post(name: ChatStore.didChange, object: self) }
    }

    func send(_ text: String, from sender: Message.Sender = .me) {
        let next = (messages.map(\.id).max() ?? 0) + 1
        messages.append(Message(id: next, sender: sender, text: text))
    }
}

final class ChatViewController: UIViewController {
    private let store: ChatStore
    private let input = UITextField()

    init(store: ChatStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Chat"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(render), name: ChatStore.didChange, object: store)
        print("listening")  // prints: listening
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: ChatStore.didChange, object: store)
        print("silent")  // prints: silent
    }

    @objc private func render() {
        let lines = store.messages.map { message -> String in
            switch message.sender {
            case .me: return "> \(message.text)"
            case .them: return "< \(message.text)"
            }
        }
        print(lines.joined(separator: " "))  // prints: > before > hi | > before > hi < hello
    }

    @objc func sendTapped() {
        guard let text = input.text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            print("nothing to send")  // prints: nothing to send
            return
        }
        store.send(text)
        input.text = nil
    }

    func type(_ text: String) { input.text = text }
}

let store = ChatStore()
store.send("before")
let chat = ChatViewController(store: store)
window.rootViewController = chat
window.makeKeyAndVisible()
chat.type("  hi ")
chat.sendTapped()
chat.sendTapped()
store.send("hello", from: .them)
window.rootViewController = UIViewController()
store.send("unheard")
