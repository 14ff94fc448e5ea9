var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["one"])
snapshot.appendItems([1, 2, 3])
snapshot.moveItem(1, afterItem: 3)
print(snapshot.itemIdentifiers, snapshot.indexOfItem(1) ?? -1, snapshot.sectionIdentifier(containingItem: 2) ?? "-")  // prints: [2, 3, 1] 2 one
let copy = snapshot
snapshot.insertSections(["none"], beforeSection: "one")
print(snapshot.sectionIdentifiers, copy.numberOfSections)  // prints: ["none", "one"] 1
snapshot.reloadItems([9])  // fails: NSInternalInconsistencyException: Invalid parameter not satisfying: indexPath || ignoreInvalidItems
