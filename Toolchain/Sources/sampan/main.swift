print("sampan")
