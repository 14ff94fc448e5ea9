let text = """
  one \
  two\
    three
  """
print(text)  // prints: one two  three
