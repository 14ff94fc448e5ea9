class List: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
  }
  override func viewWillDisappear(_ animated: Bool) { print("never") }
  func updateSearchResults(for searchController: UISearchController) {
    print("update", searchController.searchBar.text ?? "nil", searchController.isActive)  // prints: update  true | update x true | update  false
  }
  func willPresentSearchController(_ searchController: UISearchController) { print("will present") }  // prints: will present
  func didPresentSearchController(_ searchController: UISearchController) { print("did present") }  // prints: did present
  func willDismissSearchController(_ searchController: UISearchController) { print("will dismiss") }  // prints: will dismiss
  func didDismissSearchController(_ searchController: UISearchController) { print("did dismiss") }  // prints: did dismiss
}
let list = List()
window.rootViewController = UINavigationController(rootViewController: list)
list.search.isActive = true
print(list.presentedViewController === list.search)  // prints: true
list.search.searchBar.text = "x"
list.search.isActive = false
print(list.presentedViewController == nil)  // prints: true
