let letters = ["a", "b", "a", "c", "a"]
let counts = letters.reduce(into: [:]) { counts, letter in
  counts[letter, default: 0] += 1
}
print(counts["a"]!, counts["b"]!, counts.count)  // prints: 3 1 3
let sum = [1, 2, 3].reduce(into: 10) { $0 += $1 }
print(sum)  // prints: 16
