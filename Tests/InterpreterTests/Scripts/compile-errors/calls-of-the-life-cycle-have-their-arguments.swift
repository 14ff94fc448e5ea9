class Page: UIViewController {
  override func viewDidAppear() {}  // error: nothingToOverride
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear()  // error: missingArgument
  }
}
