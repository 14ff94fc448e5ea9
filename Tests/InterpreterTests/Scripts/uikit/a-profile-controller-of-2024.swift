import UIKit

protocol ProfileServiceProtocol {
    func load(completion: @escaping (Result<String, Error>) -> Void)
}

final class ProfileService: ProfileServiceProtocol {
    func load(completion: @escaping (Result<String, Error>) -> Void) {
        DispatchQueue.main.async {
            completion(.success("Anna"))
        }
    }
}

final class ProfileViewController: UIViewController {
    // MARK: - Outlets
    private let nameLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textColor = .black
        return label
    }()
    private lazy var button = UIButton(type: .system)
    private let service: ProfileServiceProtocol
    private var isLoading = false {
        didSet { button.isEnabled = !isLoading }
    }

    init(service: ProfileServiceProtocol) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        button.addTarget(self, action: #selector(reload), for: .touchUpInside)
        reload()
    }

    @objc private func reload() {
        isLoading = true
        service.load { [weak self] result in
            guard let self else { return }
            self.isLoading = false
            switch result {
            case .success(let name):
                self.nameLabel.text = name
                print("Loaded \(name)")  // prints: Loaded Anna
            case .failure(let error):
                print(error)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        print("deinit")
    }
}

let vc = ProfileViewController(service: ProfileService())
window.rootViewController = vc
