let page = UIViewController()
let pages = UINavigationController(rootViewController: page)
window.rootViewController = pages
let search = UISearchController(searchResultsController: nil)
page.navigationItem.searchController = search
page.definesPresentationContext = true
search.isActive = true
print(search.presentingViewController === page)  // prints: true
