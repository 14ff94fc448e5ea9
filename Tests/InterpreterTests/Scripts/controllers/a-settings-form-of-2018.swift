import UIKit

enum SettingsSection: Int, CaseIterable {
    case account, notifications, about

    var title: String {
        switch self {
        case .account: return "Account"
        case .notifications: return "Notifications"
        case .about: return "About"
        }
    }
}

struct SettingsItem {
    let title: String
    var isOn: Bool
    let action: ((Bool) -> Void)?
}

final class SettingsViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .grouped)
    private var items: [SettingsSection: [SettingsItem]] = [:]

    override func loadView() {
        view = tableView
        print("loadView")  // prints: loadView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        items[.account] = [SettingsItem(title: "Stay signed in", isOn: true, action: nil)]
        items[.notifications] = [
            SettingsItem(title: "Sounds", isOn: false) { isOn in print("sounds \(isOn)") },  // prints: sounds true
            SettingsItem(title: "Badges", isOn: true, action: nil),
        ]
        tableView.dataSource = self
        tableView.delegate = self
        print("viewDidLoad", SettingsSection.allCases.map { $0.title })  // prints: viewDidLoad ["Account", "Notifications", "About"]
    }

    func toggle(_ row: Int, in section: SettingsSection) {
        items[section]?[row].isOn.toggle()
        guard let item = items[section]?[row] else { return }
        item.action?(item.isOn)
        print(item.title, item.isOn)  // prints: Sounds true
    }
}

// MARK: - UITableViewDataSource
extension SettingsViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        SettingsSection.allCases.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let section = SettingsSection(rawValue: section) else { return 0 }
        return items[section]?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard let section = SettingsSection(rawValue: indexPath.section),
              let item = items[section]?[indexPath.row] else { return cell }
        cell.textLabel?.text = item.title
        cell.accessoryType = item.isOn ? .disclosureIndicator : .none
        print("\(section.title)/\(item.title)")  // prints: Account/Stay signed in | Notifications/Sounds | Notifications/Badges
        return cell
    }
}

// MARK: - UITableViewDelegate
extension SettingsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

let settings = SettingsViewController()
window.rootViewController = settings
window.makeKeyAndVisible()
settings.toggle(0, in: .notifications)
