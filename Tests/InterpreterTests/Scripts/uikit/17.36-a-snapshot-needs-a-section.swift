var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendItems([1])  // fails: NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first.
