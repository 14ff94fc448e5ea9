print("viewdidlearn")
