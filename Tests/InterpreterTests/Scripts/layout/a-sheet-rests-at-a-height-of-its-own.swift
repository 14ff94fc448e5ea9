class Filter: UIViewController {
  override func viewDidLayoutSubviews() { print(view.bounds.height) }  // prints: 234.0 | 802.0 | 418.0 | 134.0 | 184.0
}
let root = UIViewController()
window.rootViewController = root
let filter = Filter()
let sheet = filter.sheetPresentationController!
let small = UISheetPresentationController.Detent.Identifier("small")
sheet.detents = [
  .custom(identifier: small) { context in 200 },
  .custom { context in
    let large = UISheetPresentationController.Detent.large().resolvedValue(in: context)
    return large == context.maximumDetentValue ? 0.5 * large : 0
  },
  .large(),
]
print(sheet.detents[0].identifier.rawValue)  // prints: small
root.present(filter, animated: false)
sheet.selectedDetentIdentifier = .large
sheet.selectedDetentIdentifier = sheet.detents[1].identifier
var height = 100.0
sheet.detents = [.custom { _ in height }]
height = 150
sheet.invalidateDetents()
