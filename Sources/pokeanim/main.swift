print("pokeanim")
