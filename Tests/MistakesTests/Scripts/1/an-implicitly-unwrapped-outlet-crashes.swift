class BookController: UIViewController {
  @IBOutlet var page: UILabel!
}
let book = BookController()
book.page.text = "1"  // mistake 1 l
