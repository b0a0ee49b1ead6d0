import SourcePorting

print(count("let a = 1\nlet b = 2"))
