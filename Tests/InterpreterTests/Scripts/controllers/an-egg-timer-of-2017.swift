import UIKit

protocol EggTimerDelegate: class {
    func eggTimerDidFinish(_ controller: EggTimerViewController)
}

class EggTimerViewController: UIViewController {
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!

    weak var delegate: EggTimerDelegate?
    private var isRunning = false
    private var secondsLeft = 3 {
        didSet {
            timeLabel?.text = String(format: "%02d:%02d", secondsLeft / 60, secondsLeft % 60)
            print("left \(secondsLeft) after \(oldValue)")  // prints: left 2 after 3 | left 1 after 2 | left 0 after 1
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.addSubview(label)
        timeLabel = label
        print("loaded", timeLabel.text ?? "no text")  // prints: loaded no text
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isRunning = false
    }

    @IBAction func startTapped(_ sender: Any) {
        guard !isRunning else { return }
        isRunning = true
        scheduleTick()
    }

    private func scheduleTick() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let strongSelf = self, strongSelf.isRunning else { return }
            strongSelf.tick()
        }
    }

    private func tick() {
        secondsLeft -= 1
        if secondsLeft == 0 {
            isRunning = false
            delegate?.eggTimerDidFinish(self)
        } else {
            scheduleTick()
        }
    }
}

class Kitchen: EggTimerDelegate {
    func eggTimerDidFinish(_ controller: EggTimerViewController) {
        print("ring!", controller.timeLabel.text!)  // prints: ring! 00:00
    }
}

let kitchen = Kitchen()
let egg = EggTimerViewController()
egg.delegate = kitchen
window.rootViewController = egg
window.makeKeyAndVisible()
egg.startTapped(egg.startButton as Any)
:wait 3
