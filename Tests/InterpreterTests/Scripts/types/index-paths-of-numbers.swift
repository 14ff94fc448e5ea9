let path: IndexPath = [1, 2]
print(path.section, path.row, path[0], path[1], path.count)  // prints: 1 2 1 2 2
print(path < IndexPath(indexes: [3, 4]), path == IndexPath(row: 2, section: 1))  // prints: true true
