import UIKit

protocol Playable {
    var title: String { get }
    var seconds: Int { get }
}

extension Playable {
    var clock: String {
        let rest = seconds % 60
        return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
    }
}

struct Track: Playable { let title: String; let seconds: Int }
struct Podcast: Playable { let title: String; let seconds: Int; let host: String }

final class PlayerViewController: UIViewController {
    enum State: Equatable {
        case stopped
        case playing(index: Int)
        case paused(index: Int, at: Int)
    }

    private var queue: [any Playable]
    private(set) var state: State = .stopped {
        willSet { if newValue != state { print("\(state) -> \(newValue)") } }  // prints: stopped -> playing(index: 0) | playing(index: 0) -> playing(index: 1) | playing(index: 1) -> paused(index: 1, at: 12)
    }
    private let progress = UIProgressView()

    init(queue: [any Playable]) {
        self.queue = queue
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(progress)
        for (number, item) in queue.enumerated() { print(number + 1, item.title, item.clock) }  // prints: 1 Vltava 12:05 | 2 Swift 1:01
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pause()
    }

    func play() {
        switch state {
        case .stopped: state = .playing(index: 0)
        case .paused(let index, _): state = .playing(index: index)
        case .playing: break
        }
    }

    func pause() {
        guard case .playing(let index) = state else { return }
        state = .paused(index: index, at: 12)
    }

    func next() {
        guard case let .playing(index) = state, queue.indices.contains(index + 1) else {
            state = .stopped
            return
        }
        state = .playing(index: index + 1)
        if let podcast = queue[index + 1] as? Podcast { print("hosted by \(podcast.host)") }  // prints: hosted by Ada
    }

    deinit { print("player gone") }  // prints: player gone
}

final class LibraryViewController: UIViewController {
    func open() {
        let player = PlayerViewController(queue: [
            Track(title: "Vltava", seconds: 725),
            Podcast(title: "Swift", seconds: 61, host: "Ada"),
        ])
        view.window?.rootViewController = player
    }
}

let library = LibraryViewController()
window.rootViewController = library
window.makeKeyAndVisible()
library.open()
(window.rootViewController as? PlayerViewController)?.next()
window.rootViewController = library
