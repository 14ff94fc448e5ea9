class Host: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
  let bar = UISearchBar()
  let tools = UIToolbar()
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.showsCancelButton = true
    view.addSubview(bar)
    toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: self, action: #selector(share))]
    tools.items = [UIBarButtonItem(title: "Bold", style: .plain, target: self, action: #selector(bold))]
    view.addSubview(tools)
    search.searchResultsUpdater = self
  }
  @objc func share() { print("share") }  // prints: share
  @objc func bold() { print("bold") }  // prints: bold
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }  // prints: cancel
  func updateSearchResults(for searchController: UISearchController) {
    print("update", searchController.isActive, searchController.searchBar.text ?? "")  // prints: update true  | update true notes | update false 
  }
}
let host = Host()
let nav = UINavigationController(rootViewController: host)
nav.isToolbarHidden = false
window.rootViewController = nav
:tap "Share"
:tap "Bold"
:tap "Cancel"
host.navigationItem.searchController = host.search
host.search.isActive = true
host.search.searchBar.text = "notes"
:tap "Cancel"
print(host.search.isActive, host.search.searchBar.text ?? "nil")  // prints: false 
