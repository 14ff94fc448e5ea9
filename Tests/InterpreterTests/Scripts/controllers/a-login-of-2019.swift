import UIKit

enum LoginError: LocalizedError {
    case emptyField(String)
    case wrongPassword(attemptsLeft: Int)

    var errorDescription: String? {
        switch self {
        case .emptyField(let name): return "\(name) is empty"
        case let .wrongPassword(left): return "wrong password, \(left) left"
        }
    }
}

class LoginViewController: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let passwordField = UITextField()
    lazy var loginButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Log in", for: .normal)
        button.addTarget(self, action: #selector(loginTapped), for: .touchUpInside)
        print("button made")  // prints: button made
        return button
    }()
    private var attempts = 0
    var onLogin: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stack: [UIView] = [nameField, passwordField, loginButton]
        stack.forEach { view.addSubview($0) }
        nameField.delegate = self
        passwordField.isSecureTextEntry = true
        print("viewDidLoad", view.subviews.count)  // prints: viewDidLoad 3
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("viewDidAppear")  // prints: viewDidAppear
    }

    @objc func loginTapped() {
        do {
            let user = try validate()
            onLogin?(user)
        } catch let error as LoginError {
            print("error:", error.errorDescription ?? "")  // prints: error: name is empty | error: wrong password, 2 left
        } catch {
            print("unexpected: \(error)")
        }
    }

    private func validate() throws -> String {
        guard let name = nameField.text, !name.isEmpty else { throw LoginError.emptyField("name") }
        guard passwordField.text == "secret" else {
            attempts += 1
            throw LoginError.wrongPassword(attemptsLeft: 3 - attempts)
        }
        return name
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        loginTapped()
        return true
    }
}

let login = LoginViewController()
login.onLogin = { [unowned login] user in print("hello \(user) from \(login.view.subviews.count) views") }  // prints: hello ada from 3 views
window.rootViewController = login
window.makeKeyAndVisible()
login.loginTapped()
login.nameField.text = "ada"
login.loginTapped()
login.passwordField.text = "secret"
login.loginTapped()
