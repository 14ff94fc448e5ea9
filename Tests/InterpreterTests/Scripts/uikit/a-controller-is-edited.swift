class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    print("editing", editing, animated, tableView.isEditing, editButtonItem.title ?? "")  // prints: editing true true true Done | editing false false false Edit
  }
  @objc func cancel() { print("cancelled") }  // prints: cancelled
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled", scrollView.contentOffset.y) }  // prints: scrolled 2094.0
}
let list = List()
window.rootViewController = UINavigationController(rootViewController: list)
:tap "Edit"
list.isEditing = false
:tap "Cancel"
list.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
list.tableView.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)  // fails: NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (100) beyond bounds (100) for section (0).
