class Finder: UIViewController {
  let searchBar = UISearchBar()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
  }
}
let finder = Finder()
window.rootViewController = finder
:type searchBar "x"
print(finder.searchBar.text ?? "nothing")  // prints: x
