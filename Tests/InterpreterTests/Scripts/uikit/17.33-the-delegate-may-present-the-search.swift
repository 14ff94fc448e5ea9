:ios 17.0
final class Judge: NSObject, UISearchControllerDelegate {
  func presentSearchController(_ search: UISearchController) { print("present") }  // prints: present
  func willPresentSearchController(_ search: UISearchController) { print("will") }  // prints: will
  func didPresentSearchController(_ search: UISearchController) { print("did") }  // prints: did
}
let page = UIViewController()
window.rootViewController = UINavigationController(rootViewController: page)
let judge = Judge()
let search = UISearchController(searchResultsController: nil)
search.delegate = judge
page.navigationItem.searchController = search
search.isActive = true
search.isActive = false
print(search.searchBar.text == "")  // prints: true
