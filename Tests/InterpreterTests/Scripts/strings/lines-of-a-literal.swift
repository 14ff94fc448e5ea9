let poem = """
  roses
    "red"
  \(1 + 1) violets
  """
for line in poem.split(separator: "\n") { print(line) }  // prints: roses |   "red" | 2 violets
print(#"raw \n text"#)  // prints: raw \n text
print("tab\tquote\" back\\slash \u{48}")  // prints: tab	quote" back\slash H
print(poem.split(separator: "\n").count)  // prints: 3
