import ModuleThatIsNotThere

// The target leaves this file out, by an exception of its folder.
let unused = true
